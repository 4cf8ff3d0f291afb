import { useDeferredValue, useEffect, useSyncExternalStore } from 'react'

import type { Chunk, ChunkState } from './chunk.ts'

const idle: ChunkState<never> = { status: 'idle' }

/**
 * The state of a chunk, which begins to load as soon as it is wanted. What arrives is drawn bit by
 * bit, between frames: at once, a carousel would hold up the page for a moment.
 */
export function useChunk<Loaded>(
  chunk: Pick<Chunk<Loaded>, 'load' | 'state' | 'subscribe'>,
  wanted: boolean,
): ChunkState<Loaded> {
  const state = useSyncExternalStore(chunk.subscribe, chunk.state, () => idle)
  useEffect(() => {
    // Idle again, too: what failed here and stands elsewhere may have been tried again there.
    const isIdle = state.status === 'idle' && chunk.state().status === 'idle'
    if (wanted && isIdle) chunk.load()
  }, [chunk, wanted, state.status])
  return useDeferredValue(state)
}
