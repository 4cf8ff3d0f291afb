import { useSyncExternalStore } from 'react'

import { preloaderCovers, subscribePreloader } from './preloader-state.ts'

/** True in the prerendered page, and until the page shows through the preloader. */
export function usePreloaderCovers(): boolean {
  return useSyncExternalStore(subscribePreloader, preloaderCovers, () => true)
}
