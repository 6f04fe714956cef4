/// The number with a comma between thousands.
func grouped(_ number: Int) -> String {
  let digits = String(number)
  return digits.enumerated().reduce(into: "") { text, digit in
    let left = digits.count - digit.offset
    if digit.offset > 0, left % 3 == 0 { text += "," }
    text.append(digit.element)
  }
}
