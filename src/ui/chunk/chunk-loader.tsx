import type { Labels } from '#fields/texts/labels.ts'

import { ChunkFailure } from './chunk-failure.tsx'
import type { Chunk } from './chunk.ts'
import { useChunk } from './use-chunk.ts'

type Props = {
  readonly chunk: Chunk<unknown>
  /** Loading starts as soon as this is true. */
  readonly wanted: boolean
  readonly labels: Labels
}

/** Loads a chunk that is rendered elsewhere, and shows its failure here. */
export function ChunkLoader({ chunk, wanted, labels }: Props) {
  const state = useChunk(chunk, wanted)
  if (state.status !== 'failed') return null
  return <ChunkFailure error={state.error} labels={labels} onRetry={chunk.load} />
}
