import { useSyncExternalStore } from 'react'

import { motion, moves } from './motion.ts'

/** Whether the page may move now; false while it hydrates. */
export function useMotion(): boolean {
  return useSyncExternalStore(motion.subscribe, moves, () => false)
}
