import { useSyncExternalStore } from 'react'

import { preloaderEnded, subscribePreloader } from './preloader-state.ts'

/** False until the preloader has ended, and in the prerendered page. */
export function usePreloaderEnded(): boolean {
  return useSyncExternalStore(subscribePreloader, preloaderEnded, () => false)
}
