import { createRootState } from '#ui/root-state.ts'

/** Marks the button that stops and starts all movement. */
export const controlAttribute = 'data-motion-control'

/** Whether the page may move. Not set until the inline script has run. */
export const motion = createRootState<'on' | 'off'>('motion')

/** Whether the page may move now. */
export function pageMoves(): boolean {
  return motion.get() === 'on'
}
