import { endPreloader, preloaderState } from './preloader-state.ts'
import { skipTimes } from './skip-times.ts'

/**
 * Lets the letters glide to the tag at once, from where they are. The page under them can be used
 * meanwhile. A transition would not start from the values of the animations that end here.
 */
function skipPreloader() {
  if (preloaderState.get() !== undefined) return
  const parts = [
    ...document.querySelectorAll('[data-preloader-stage], [data-preloader-stage] *'),
  ].map((part) => {
    const { transform, opacity, strokeDashoffset, strokeOpacity } = getComputedStyle(part)
    return { part, before: { transform, opacity, strokeDashoffset, strokeOpacity } }
  })
  preloaderState.set('skipping')
  for (const { part, before } of parts) {
    // The letters come together ahead of their growth, so that they stay within the viewport.
    const easing = part.matches('[data-preloader-stage]') ? [0.4, 0, 0.1, 1] : [0.1, 0.6, 0, 1]
    part.animate([before, {}], {
      duration: skipTimes.glide,
      easing: `cubic-bezier(${easing.join()})`,
    })
  }
  setTimeout(endPreloader, skipTimes.glide + skipTimes.clear)
  // The tag would move away from the letters.
  addEventListener('scroll', endPreloader, { once: true, passive: true })
}

const presses = ['keydown', 'click'] as const

/** Skips the preloader at a key, click or tap. Returns the function that unsubscribes. */
export function skipOnPress(): () => void {
  // In the capture phase: before the inline script, which would end the preloader at once.
  for (const type of presses) addEventListener(type, skipPreloader, true)
  return () => {
    for (const type of presses) removeEventListener(type, skipPreloader, true)
  }
}
