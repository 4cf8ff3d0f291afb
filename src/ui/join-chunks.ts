import { waiting, type Chunk } from './chunk.ts'

/** Chunks that are loaded, and tried again, together. */
export type ChunkGroup = Pick<Chunk<unknown>, 'load' | 'state' | 'subscribe'>

/**
 * What one part of the page needs, as one: where several fail, its visitor is told of the first.
 * Each begins to load, and its state to follow, in a task of its own: together they hold up the page.
 */
export function joinChunks(chunks: readonly Chunk<unknown>[]): ChunkGroup {
  return {
    load() {
      for (const chunk of chunks) {
        const before = chunk.state()
        setTimeout(() => {
          // What has failed since waits for its visitor, who may try again.
          if (chunk.state() === before) chunk.load()
        })
      }
    },
    state() {
      const states = chunks.map((chunk) => chunk.state())
      const failed = states.find(({ status }) => status === 'failed')
      const missing = states.find(({ status }) => status === 'waiting')
      return failed ?? missing ?? states[0] ?? waiting
    },
    subscribe(notify) {
      const ends = chunks.map((chunk) => chunk.subscribe(notify))
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
