package import Foundation

/// A page in a Chromium without a window, moved by the pointer and the keys as a person's would be.
///
/// It is driven through the browser's debugging pipe: one JSON message each way, ended by a zero
/// byte. No port is opened, and nothing but Chromium is needed.
@WindowTesting
package final class Browser {
  private let process: ChildProcess
  private let requests: PrivatePipe
  private let replies: PrivatePipe
  private let home: PrivateHome
  private var unread = Data()
  private var lastRequest = 0
  private var session: String?

  /// Opens a page, and closes the browser after `body`.
  package static func open(
    _ address: String, width: Int = 1200, height: Int = 800,
    body: @WindowTesting (Browser) throws -> Void
  ) throws {
    let browser = try Browser()
    defer { browser.close() }
    try browser.open(address, width: width, height: height)
    try body(browser)
  }

  private init() throws {
    home = try PrivateHome()
    // Chromium reads from descriptor 3 and writes to 4. Its sandbox does not work for root.
    let sandbox = geteuid() == 0 ? "--no-sandbox" : ""
    let command = [
      "/bin/sh", "-c",
      """
      exec chromium --headless=new --remote-debugging-pipe --user-data-dir="$0" \(sandbox) \
        --no-first-run --disable-gpu --disable-dev-shm-usage about:blank \
        3<&0 4>&1 0</dev/null 1>/dev/null 2>&1
      """, home.folder.path,
    ]
    requests = try PrivatePipe()
    replies = try PrivatePipe()
    process = try ChildProcess(
      command, environment: ProcessInfo.processInfo.environment.merging(home.environment) { $1 },
      input: requests.reading, output: replies.writing)
    try replies.writing.close()
  }

  private func open(_ address: String, width: Int, height: Int) throws {
    let page = try send("Target.createTarget", ["url": address])
    let attached = try send(
      "Target.attachToTarget", ["targetId": page["targetId"] ?? "", "flatten": true])
    session = attached["sessionId"] as? String
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  private func close() {
    process.terminate()
    process.wait()
    home.remove()
  }

  /// The value of an expression in the page, as text.
  package func evaluate(_ expression: String) throws -> String {
    let answer = try send("Runtime.evaluate", ["expression": "String(\(expression))"])
    return (answer["result"] as? [String: Any])?["value"] as? String ?? ""
  }

  /// Takes a picture of the page into a PNG file.
  package func takePicture(into file: URL) throws {
    let picture = try send("Page.captureScreenshot", [:])["data"] as? String ?? ""
    try Data(base64Encoded: picture)?.write(to: file)
  }

  /// Sends a command and waits for its result.
  ///
  /// - Throws: ``NotSeen`` with the browser's message, if it refuses or has gone.
  @discardableResult
  func send(_ method: String, _ parameters: [String: Any]) throws -> [String: Any] {
    lastRequest += 1
    var message: [String: Any] = ["id": lastRequest, "method": method, "params": parameters]
    message["sessionId"] = session
    try requests.writing.write(
      contentsOf: JSONSerialization.data(withJSONObject: message) + [0])
    while true {
      let reply = try nextMessage(after: method)
      // Messages without the number are events that nobody asked for.
      guard reply["id"] as? Int == lastRequest else { continue }
      if let result = reply["result"] as? [String: Any] { return result }
      throw NotSeen(description: "Chromium refused \(method): \(reply["error"] ?? "")")
    }
  }

  private func nextMessage(after method: String) throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = unread[..<end]
        unread.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var waiting = pollfd(
        fd: replies.reading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let more =
        poll(&waiting, 1, 30_000) == 1 ? replies.reading.availableData : Data()
      guard !more.isEmpty else { throw NotSeen(description: "Chromium did not answer \(method)") }
      unread += more
    }
  }
}
