/** Moves the focus from a button that is about to disappear to its section. */
export function focusSection(button: Element) {
  const section = button.closest('section') ?? document.querySelector('main')
  section?.focus({ preventScroll: true })
}
