import { findChunkAddress } from './chunk-addresses.ts'

/** Why a chunk failed: it did not arrive in time, could not be downloaded, or did not run. */
export type ChunkFailureType = 'timeout' | 'missing' | 'error'

/** A part of the page that could not be loaded (specification, section 8). */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly id: string
  readonly type: ChunkFailureType
  readonly address: string

  constructor(id: string, type: ChunkFailureType, address: string, cause?: unknown) {
    super(`Loading chunk ${id} failed (${type}: ${address})`, { cause })
    this.id = id
    this.type = type
    this.address = address
  }
}

/** The time-out of a chunk in ms (specification, section 9). */
const chunkTimeout = 120_000

/**
 * Loads a chunk. Rejects with a ChunkLoadError if it fails, or after two minutes: an import() that hangs
 * reports nothing.
 */
export async function loadChunk<Loaded>(id: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const late = Promise.withResolvers<never>()
  const clock = setTimeout(() => {
    late.reject(new ChunkLoadError(id, 'timeout', findChunkAddress(id)))
  }, chunkTimeout)
  try {
    return await Promise.race([load(), late.promise])
  } catch (error) {
    if (error instanceof ChunkLoadError) throw error
    // Every browser rejects a failed fetch of a module with a TypeError.
    const type = error instanceof TypeError ? 'missing' : 'error'
    throw new ChunkLoadError(id, type, findChunkAddress(id), error)
  } finally {
    clearTimeout(clock)
  }
}
