import Gtk

extension Gallery {
  /// A widget for each kind of value, and a button that sets them all by the program.
  func addValues(to content: Box) {
    let journal = journal
    let check = CheckButton("Check")
    check.onToggled { journal.write("check \($0)") }
    let first = ToggleButton("First")
    let second = ToggleButton("Second")
    first.isActive = true
    second.joinGroup(of: first)
    first.onToggled { journal.write("first \($0)") }
    second.onToggled { journal.write("second \($0)") }
    let entry = Entry(text: "hello")
    entry.setAccessibleLabel("Entry")
    entry.onChanged { journal.write("entry \($0)") }
    let scale = Scale(range: 0...100, step: 1)
    scale.showsValue(digits: nil)
    scale.setAccessibleLabel("Scale")
    scale.onDragBegan { journal.write("slide began") }
    scale.onValueChanged { _ in journal.write("slide") }
    scale.onDragEnded { journal.write("slide ended at \(Int(scale.value))") }
    let spin = SpinButton(range: 0...10)
    spin.setAccessibleLabel("Spin")
    spin.onValueChanged { journal.write("spin \(Int($0))") }
    let list = ListBox(isSelectable: true)
    for title in ["One", "Two"] {
      let row = ActionRow(title: title)
      row.isActivatable = true
      list.append(row)
    }
    list.onRowActivated { journal.write("row \($0)") }
    list.onSelectionChanged { journal.write("selected \(list.selectedIndex ?? -1)") }

    let set = Button("Set by Program")
    set.takesFocusOnClick = false
    set.onClicked {
      check.isOn.toggle()
      second.isActive = true
      entry.text = "set"
      scale.value = 70
      spin.value = 7
      list.selectedIndex = 1
      journal.write("set")
    }
    let row = Box(.horizontal, spacing: 6)
    row.append(check)
    row.append(first)
    row.append(second)
    row.append(spin)
    row.append(set)
    content.append(row)
    content.append(entry)
    content.append(scale)
    content.append(list)
  }
}
