import { endPreloader, preloaderState } from './preloader-state.ts'

const inputs = ['keydown', 'click', 'wheel', 'touchmove'] as const

/**
 * Ends the preloader at the first key, click, tap, wheel or touch. Once the page is hydrated,
 * `skipOnPress` is ahead of it.
 */
export function endPreloaderOnInput() {
  for (const type of inputs) {
    addEventListener(type, end, { once: true, passive: type !== 'keydown' })
  }
}

function end(event: Event) {
  const preloader = document.querySelector('[data-preloader-root]')
  // Otherwise Enter would follow a link under the preloader, and Space would scroll the page.
  if (
    event instanceof KeyboardEvent &&
    /^(?: |Enter)$/u.test(event.key) &&
    preloader?.checkVisibility({ visibilityProperty: true })
  ) {
    event.preventDefault()
  }
  if (preloaderState.get() !== 'skipping') endPreloader()
}
