import { useDeferredValue, useEffect, useSyncExternalStore } from 'react'

import { waiting, type Chunk, type ChunkState } from './chunk.ts'

/**
 * The state of a chunk, which begins to load as soon as it is wanted. What arrives is drawn bit by
 * bit, between frames: at once, a carousel would hold up the page for a moment.
 */
export function useChunk<Loaded>(
  chunk: Pick<Chunk<Loaded>, 'load' | 'state' | 'subscribe'>,
  wanted: boolean,
): ChunkState<Loaded> {
  const state = useSyncExternalStore(chunk.subscribe, chunk.state, () => waiting)
  useEffect(() => {
    // Waiting again, too: what failed here and stands elsewhere may have been tried again there.
    if (wanted && state.status === 'waiting') chunk.load()
  }, [chunk, wanted, state.status])
  return useDeferredValue(state)
}
