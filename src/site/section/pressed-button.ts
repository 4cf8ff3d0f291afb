declare global {
  interface Window {
    /** Set by the inline script, read by the entry. */
    pressedButton?: HTMLElement | null
  }
}

/** Remembers each button that a visitor presses, for sections that are not hydrated yet. */
export function rememberPressedButton() {
  addEventListener(
    'click',
    ({ target }) => {
      window.pressedButton =
        target instanceof Element ? target.closest<HTMLElement>('main [type=button]') : null
    },
    true,
  )
}

/** The button that was pressed last; null if something else was clicked since. */
export function findPressedButton(): HTMLElement | null {
  return window.pressedButton ?? null
}
