/// The commands of the program, by the names that GTK knows them under, so that none is typed twice.
enum Action: String, CaseIterable {
  case undo, redo
  case undoOrRedo = "undo-or-redo"
  case new, open, save, rename, retry
  case openRecent = "open-recent"
  case saveAs = "save-as"
  case saveElsewhere = "save-elsewhere"
  case saveCopy = "save-copy"
  case duplicateDocument = "duplicate-document"
  case forgetHistory = "forget-history"
  /// A new document with the sample drawing.
  case sample
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
  case showShapeList = "show-shape-list"
  case findShapes = "find-shapes"
  case replaceDrawing = "replace-drawing"
  case startOver = "start-over"
  case showHistory = "show-history"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case zoomReset = "zoom-reset"
  case zoomToFit = "zoom-to-fit"

  /// The name within its group.
  var name: String { rawValue }

  /// The name with its group, as menus, buttons and shortcuts want it.
  var fullName: String {
    switch self {
    case .quit, .appearance, .sample: "app.\(rawValue)"
    default: "win.\(rawValue)"
    }
  }

  /// The keys, in GTK's notation, the main one first.
  var keys: [String] {
    switch self {
    case .undo: ["<Control>z"]
    case .redo: ["<Control><Shift>z", "<Control>y"]
    case .undoOrRedo: ["<Control><Alt>z"]
    case .new: ["<Control>n"]
    case .open: ["<Control>o"]
    case .save: ["<Control>s"]
    case .saveAs: ["<Control><Shift>s"]
    case .rename: ["F2"]
    case .newWindow: ["<Control><Shift>n"]
    case .close: ["<Control>w"]
    case .quit: ["<Control>q"]
    case .delete: ["Delete", "BackSpace"]
    case .duplicate: ["<Control>d"]
    case .selectAll: ["<Control>a"]
    case .selectNone: ["<Control><Shift>a"]
    case .bringForward: ["<Control>bracketright"]
    case .sendBackward: ["<Control>bracketleft"]
    case .bringToFront: ["<Control><Shift>bracketright", "<Control><Shift>braceright"]
    case .sendToBack: ["<Control><Shift>bracketleft", "<Control><Shift>braceleft"]
    case .showCanvas: ["<Control><Shift>h"]
    case .showInspector: ["F9"]
    case .showShapeList: ["F7"]
    case .findShapes: ["<Control>f"]
    case .showHistory: ["F8"]
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
      .replaceDrawing, .startOver,
      .appearance, .tool, .retry, .openRecent, .saveElsewhere, .saveCopy, .duplicateDocument,
      .forgetHistory, .sample:
      []
    }
  }
}
