import { fetchChunk } from './fetch-chunk.ts'
import { ChunkLoadError, loadChunk } from './load-chunk.ts'
import { reloadIfReplaced } from './reload-if-replaced.ts'

/** The state of a chunk. "waiting" includes not started: the page looks the same. */
export type ChunkState<Loaded> =
  | typeof waiting
  | { readonly status: 'ready'; readonly loaded: Loaded }
  | { readonly status: 'failed'; readonly error: ChunkLoadError }

/** Shared, so that the snapshots of the server and the client are identical. */
export const waiting = { status: 'waiting' } as const

/** A part of the site that loads on demand. */
export type Chunk<Loaded> = {
  readonly id: string
  /**
   * Resolves on success. In a browser it never rejects: prerendered content stays until then. While the
   * build renders the page, it rejects with the error of the module.
   */
  readonly ready: Promise<Loaded>
  /** Starts loading, or tries again after a failure. */
  readonly load: () => void
  readonly readState: () => ChunkState<Loaded>
  readonly subscribe: (notify: () => void) => () => void
}

/** Side effects, which tests replace. */
export type ChunkOptions = {
  readonly fetchFile?: (id: string) => Promise<void>
  readonly recover?: (error: ChunkLoadError) => Promise<boolean>
}

/**
 * Creates a chunk from a dynamic import. `id` is the name of its source file and of its built file.
 */
export function createChunk<Loaded>(
  id: string,
  importer: () => Promise<Loaded>,
  { fetchFile = fetchChunk, recover = reloadIfReplaced }: ChunkOptions = {},
): Chunk<Loaded> {
  const { promise: ready, resolve, reject } = Promise.withResolvers<Loaded>()
  const listeners = new Set<() => void>()
  let state: ChunkState<Loaded> = waiting
  let loading = false

  function enter(next: ChunkState<Loaded>) {
    if (next === state) return
    state = next
    for (const notify of listeners) notify()
  }

  function finish(loaded: Loaded) {
    resolve(loaded)
    enter({ status: 'ready', loaded })
  }

  async function attempt() {
    loading = true
    enter(waiting)
    const wasOffline = navigator.onLine === false
    try {
      finish(await loadChunk(id, () => fetchFile(id).then(importer)))
    } catch (error) {
      if (!(error instanceof ChunkLoadError)) throw error
      // The page is about to reload: do not show a failure.
      if (await recover(error)) return
      loading = false
      // Its message was not there to notice that the network came back.
      if (wasOffline && navigator.onLine) return attempt()
      enter({ status: 'failed', error })
    }
  }

  return {
    id,
    ready,
    load() {
      if (loading || state.status === 'ready') return
      // While the build renders the page, there is no document.
      if (typeof document === 'undefined') void importer().then(finish, reject)
      else void attempt()
    },
    readState: () => state,
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}
