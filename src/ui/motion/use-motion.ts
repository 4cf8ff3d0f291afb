import { useSyncExternalStore } from 'react'

import { motion, pageMoves } from './motion.ts'

/** Whether the page may move now; false while it hydrates. */
export function useMotion(): boolean {
  return useSyncExternalStore(motion.subscribe, pageMoves, () => false)
}
