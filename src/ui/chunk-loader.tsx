import type { Labels } from '#content/labels.ts'

import { ChunkFailure } from './chunk-failure.tsx'
import type { ChunkGroup } from './join-chunks.ts'
import { useChunk } from './use-chunk.ts'

type Props = {
  readonly chunk: ChunkGroup
  /** It begins to load as soon as this is true. */
  readonly wanted: boolean
  readonly labels: Labels
}

/** Loads a chunk that is shown elsewhere; here stands only that it failed. */
export function ChunkLoader({ chunk, wanted, labels }: Props) {
  const state = useChunk(chunk, wanted)
  if (state.status !== 'failed') return null
  return <ChunkFailure error={state.error} labels={labels} onRetry={chunk.load} />
}
