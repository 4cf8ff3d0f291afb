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
