import { createRootState } from '#ui/root-state.ts'

/**
 * Not set while the preloader covers the page. "clearing" while it fades out by itself, "skipping"
 * while it does so after an input, then "ended".
 */
export const preloaderState = createRootState<'clearing' | 'skipping' | 'ended'>('preloader')

/** Ends the preloader for good. */
export function endPreloader() {
  preloaderState.set('ended')
}

/** Ends the preloader if its element is hidden: disabled, with reduced motion, or over before its script came. */
export function endHiddenPreloader(root: Element | null) {
  const style = root && getComputedStyle(root)
  if (!style || style.display === 'none' || style.visibility === 'hidden') endPreloader()
}
