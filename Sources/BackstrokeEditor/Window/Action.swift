/// The commands of the program, by the names that GTK knows them under, so that none is typed twice.
enum Action: String, CaseIterable {
  case undo, redo
  case new, open, save
  case saveAs = "save-as"
  case newWindow = "new-window"
  case close, quit
  case delete, duplicate
  case selectAll = "select-all"
  case selectNone = "select-none"
  case bringForward = "bring-forward"
  case sendBackward = "send-backward"
  case bringToFront = "bring-to-front"
  case sendToBack = "send-to-back"
  case group, ungroup
  case alignLeft = "align-left"
  case alignCenter = "align-center"
  case alignRight = "align-right"
  case alignTop = "align-top"
  case alignMiddle = "align-middle"
  case alignBottom = "align-bottom"
  case distributeHorizontally = "distribute-horizontally"
  case distributeVertically = "distribute-vertically"
  case reverseOrder = "reverse-order"
  case rotateLeft = "rotate-left"
  case rotateRight = "rotate-right"
  case lock
  case unlockAll = "unlock-all"
  case hide
  case showAll = "show-all"
  case appearance
  case tool
  case showCanvas = "show-canvas"
  case showInspector = "show-inspector"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case zoomReset = "zoom-reset"
  case zoomToFit = "zoom-to-fit"

  /// The name within its group.
  var name: String { rawValue }

  /// The name with its group, as menus, buttons and shortcuts want it.
  var fullName: String {
    self == .quit || self == .appearance ? "app.\(rawValue)" : "win.\(rawValue)"
  }

  /// The keys, in GTK's notation.
  var keys: [String] {
    switch self {
    case .undo: ["<Control>z"]
    case .redo: ["<Control><Shift>z", "<Control>y"]
    case .new: ["<Control>n"]
    case .open: ["<Control>o"]
    case .save: ["<Control>s"]
    case .saveAs: ["<Control><Shift>s"]
    case .newWindow: ["<Control><Shift>n"]
    case .close: ["<Control>w"]
    case .quit: ["<Control>q"]
    case .delete: ["Delete", "BackSpace"]
    case .duplicate: ["<Control>d"]
    case .selectAll: ["<Control>a"]
    case .selectNone: ["<Control><Shift>a"]
    case .bringForward: ["<Control>bracketright"]
    case .sendBackward: ["<Control>bracketleft"]
    case .bringToFront: ["<Control><Shift>braceright", "<Control><Shift>bracketright"]
    case .sendToBack: ["<Control><Shift>braceleft", "<Control><Shift>bracketleft"]
    case .showCanvas: ["<Control><Shift>h"]
    case .showInspector: ["F9"]
    case .zoomIn: ["<Control>plus", "<Control>equal", "<Control>KP_Add"]
    case .zoomOut: ["<Control>minus", "<Control>KP_Subtract"]
    case .zoomReset: ["<Control>0", "<Control>KP_0"]
    case .zoomToFit: ["<Control>9"]
    case .group: ["<Control>g"]
    case .ungroup: ["<Control><Shift>g"]
    case .lock: ["<Control>l"]
    case .hide: ["<Control>h"]
    case .rotateLeft: ["<Control><Alt>Left"]
    case .rotateRight: ["<Control><Alt>Right"]
    case .alignLeft, .alignCenter, .alignRight, .alignTop, .alignMiddle, .alignBottom,
      .distributeHorizontally, .distributeVertically, .reverseOrder, .unlockAll, .showAll,
      .appearance, .tool:
      []
    }
  }
}
