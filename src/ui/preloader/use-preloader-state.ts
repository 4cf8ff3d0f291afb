import { useSyncExternalStore } from 'react'

import { preloaderState } from './preloader-state.ts'

/** The state of the preloader: undefined while it covers the page, and in the prerendered page. */
export function usePreloaderState() {
  return useSyncExternalStore(preloaderState.subscribe, preloaderState.get, () => undefined)
}
