import { useSyncExternalStore } from 'react'

import { motion } from './motion.ts'

/** Whether the page moves: true unless the visitor, or else the system, asks for stillness. Live. */
export function useMotion(): boolean {
  return useSyncExternalStore(motion.subscribe, motion.moves, () => false)
}
