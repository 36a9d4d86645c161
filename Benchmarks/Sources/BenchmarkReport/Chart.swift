import Foundation

/// A chart of bars on a logarithmic scale, as SVG: what recording a step costs, peer by peer.
struct Chart {
  let title: String
  let bars: [(label: String, value: Double, isOurs: Bool)]

  var svg: String {
    let rowHeight = 30
    let height = 70 + bars.count * rowHeight
    let largest = log10(bars.map(\.value).max() ?? 10)
    var parts = [
      #"<svg xmlns="http://www.w3.org/2000/svg" width="760" height="\#(height)" "#
        + #"font-family="sans-serif" font-size="13">"#,
      #"<rect width="100%" height="100%" fill="white"/>"#,
      #"<text x="20" y="28" font-size="16" font-weight="bold">\#(title)</text>"#,
    ]
    for (row, bar) in bars.enumerated() {
      let y = 50 + row * rowHeight
      let width = max(2, Int(380 * log10(max(bar.value, 1)) / largest))
      parts += [
        #"<text x="270" y="\#(y + 15)" text-anchor="end">\#(bar.label)</text>"#,
        #"<rect x="280" y="\#(y)" width="\#(width)" height="20" "#
          + #"fill="\#(bar.isOurs ? "#3584e4" : "#9a9996")"/>"#,
        #"<text x="\#(288 + width)" y="\#(y + 15)">\#(Int(bar.value.rounded())) ns</text>"#,
      ]
    }
    parts.append("</svg>")
    return parts.joined(separator: "\n") + "\n"
  }
}
