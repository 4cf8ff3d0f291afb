import { useSyncExternalStore } from 'react'

import { moves, subscribeMotion } from './motion.ts'

/** Whether the page may move now; false while it hydrates. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribeMotion, moves, () => false)
}
