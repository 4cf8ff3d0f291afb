import { addressOfChunk } from './chunk-addresses.ts'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'
import { reloadIfReplaced } from './reload-if-replaced.ts'

/** What is known of a chunk now. To wait is one state, begun or not: the page shows the same. */
export type ChunkState<Loaded> =
  | typeof waiting
  | { readonly status: 'ready'; readonly loaded: Loaded }
  | { readonly status: 'failed'; readonly error: ChunkLoadError }

/** One object for all: what the page was prerendered with is then known to be what still is. */
export const waiting = { status: 'waiting' } as const

/** A part of the site that is loaded when it is wanted. */
export type Chunk<Loaded> = {
  readonly id: string
  /** Settles on success alone: what waits for it keeps its prerendered content until then. */
  readonly ready: Promise<Loaded>
  /** Starts loading; after a failure it tries again. */
  readonly load: () => void
  readonly state: () => ChunkState<Loaded>
  readonly subscribe: (notify: () => void) => () => void
}

/** What a chunk does to the world; tests pass their own. */
export type ChunkOptions<Loaded> = {
  readonly load?: typeof loadChunk<Loaded>
  readonly recover?: (error: ChunkLoadError) => Promise<boolean>
}

/** Makes a chunk of a dynamic import. `id` is the file's name, which names the built file too. */
export function createChunk<Loaded>(
  id: string,
  importer: () => Promise<Loaded>,
  { load = loadChunk, recover = reloadIfReplaced }: ChunkOptions<Loaded> = {},
): Chunk<Loaded> {
  const { promise: ready, resolve } = Promise.withResolvers<Loaded>()
  const listeners = new Set<() => void>()
  let state: ChunkState<Loaded> = waiting
  let loading = false

  function enter(next: ChunkState<Loaded>) {
    if (next === state) return
    state = next
    for (const notify of listeners) notify()
  }

  async function attempt() {
    loading = true
    enter(waiting)
    try {
      const loaded = await load(id, importer, addressOfChunk)
      resolve(loaded)
      enter({ status: 'ready', loaded })
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error
      // A page that is about to be loaded anew has no failure to tell of.
      if (await recover(error)) return
      loading = false
      enter({ status: 'failed', error })
    }
  }

  return {
    id,
    ready,
    load() {
      if (loading || state.status === 'ready') return
      void attempt()
    },
    state: () => state,
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
