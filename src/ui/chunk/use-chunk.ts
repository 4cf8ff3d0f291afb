import { useDeferredValue, useEffect, useSyncExternalStore } from 'react'

import { waiting, type Chunk, type ChunkState } from './chunk.ts'

/**
 * Returns the state of a chunk, which starts to load when it is wanted. It renders in a transition:
 * a carousel in one task would block the page.
 */
export function useChunk<Loaded>(
  chunk: Pick<Chunk<Loaded>, 'load' | 'readState' | 'subscribe'>,
  wanted: boolean,
): ChunkState<Loaded> {
  const state = useSyncExternalStore(chunk.subscribe, chunk.readState, () => waiting)
  useEffect(() => {
    // Also when it waits again: another component may have retried.
    if (wanted && state.status === 'waiting') chunk.load()
  }, [chunk, wanted, state.status])
  return useDeferredValue(state)
}
