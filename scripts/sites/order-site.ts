import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

/** What the process of sites is told to do. */
export type SiteOrder = { readonly id: number } & (
  | {
      /** Builds the site of environment variables, such as CONTENT_FILE and OUT_DIR. */
      readonly act: 'build'
      readonly environment: Record<string, string>
      readonly isCompressed: boolean
    }
  | {
      /** Serves a built site, whose address is the result. */
      readonly act: 'serve'
      readonly folder: string
      readonly contentFile: string
      readonly dataFolder: string
    }
  | { readonly act: 'stop'; readonly address: string }
)
/** `error` says why an order could not be carried out. */
export type SiteResult = {
  readonly id: number
  readonly address?: string | undefined
  readonly error?: string
}

/** Like Omit, for each type of a union. */
type Without<Whole, Key extends PropertyKey> = Whole extends unknown ? Omit<Whole, Key> : never

/** One process builds, and another one serves: a build keeps its process busy for seconds. */
const processes: { build?: ChildProcess; serve?: ChildProcess } = {}
let orders = 0

/**
 * Gives an order to a process that builds or serves the sites of this one. Resolves to the address
 * of a served site. Rejects if the order cannot be carried out.
 */
export function orderSite(order: Without<SiteOrder, 'id'>): Promise<string | undefined> {
  const task = order.act === 'build' ? 'build' : 'serve'
  const child = (processes[task] ??= startProcess(task))
  const id = (orders += 1)
  return new Promise((done, fail) => {
    const stopListening = () => {
      child.off('message', read).off('exit', leave)
      // This process may end while the other one waits for an order.
      if (child.listenerCount('message') === 0) child.channel?.unref()
    }
    const read = ({ id: answered, address, error }: SiteResult) => {
      if (answered !== id) return
      stopListening()
      if (error === undefined) done(address)
      else fail(new Error(error))
    }
    const leave = () => {
      stopListening()
      fail(new Error('The process that builds and serves the sites of tests has ended.'))
    }
    child.on('message', read).on('exit', leave)
    child.channel?.ref()
    // An error means that the process has ended.
    child.send({ ...order, id } satisfies SiteOrder, (error) => error && leave())
  })
}

function startProcess(task: keyof typeof processes): ChildProcess {
  const child = fork(join(import.meta.dirname, 'site-process.ts'), { cwd: engineFolder })
  // At the end of a worker, all the sites of its tests are stopped at once.
  child.setMaxListeners(0)
  child.on('exit', () => delete processes[task])
  child.unref()
  return child
}
