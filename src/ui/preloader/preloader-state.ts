import { createRootState } from '#ui/root-state.ts'

/** Not set while the preloader covers the page, "clearing" while it fades out, then "ended". */
export const preloaderState = createRootState<'clearing' | 'ended'>('preloader')

/** Ends the preloader for good. */
export function endPreloader() {
  preloaderState.set('ended')
}
