import { useSyncExternalStore } from 'react'

import { preloaderCovers, preloaderEnded, subscribePreloader } from './preloader-state.ts'

/** True until the page is visible through the preloader; true in the prerendered page. */
export function usePreloaderCovers(): boolean {
  return useSyncExternalStore(subscribePreloader, preloaderCovers, () => true)
}

/** True after the preloader; false in the prerendered page. */
export function usePreloaderEnded(): boolean {
  return useSyncExternalStore(subscribePreloader, preloaderEnded, () => false)
}
