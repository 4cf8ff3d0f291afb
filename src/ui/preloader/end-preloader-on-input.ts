import { endPreloader, preloaderState } from './preloader-state.ts'
import { skipPreloader } from './skip-preloader.ts'

const inputs = ['keydown', 'click', 'wheel', 'touchmove'] as const

/** Ends the preloader at the first key, click, tap, wheel or touch (specification, section 4). */
export function endPreloaderOnInput() {
  for (const type of inputs) {
    addEventListener(type, end, { once: true, passive: type !== 'keydown' })
  }
}

function end(event: Event) {
  const preloader = document.querySelector('[data-preloader-root]')
  const isVisible = preloader?.checkVisibility({ visibilityProperty: true }) ?? false
  const covers = isVisible && preloaderState.get() === undefined
  // Otherwise Enter would follow a link under the preloader, and Space would scroll the page.
  if (event instanceof KeyboardEvent && /^(?: |Enter)$/u.test(event.key) && isVisible) {
    event.preventDefault()
  }
  // What scrolls moves the tag, to which the letters would glide.
  if (covers && (event.type === 'keydown' || event.type === 'click')) skipPreloader()
  else endPreloader()
}
