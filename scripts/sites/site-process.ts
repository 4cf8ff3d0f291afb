import { describeServedSite } from '#check/serve-site.ts'
import { createLog } from '#server/log.ts'
import { startService, type Service } from '#server/start-service.ts'

import type { SiteOrder, SiteResult } from './order-site.ts'
import { withoutRateLimits } from './serve-site.ts'

/*
 * A process that builds or serves the sites of tests, one after the other: the first build takes twice
 * the time of a later one, and a server half a second of the processor, until all modules are loaded
 * and compiled.
 */
const own = { ...process.env }
const services = new Map<string, Service>()
const log = createLog(console.error, false)
let orders = Promise.resolve()

process.on('message', (order: SiteOrder) => {
  orders = orders.then(() => answer(order))
})
process.on('disconnect', () => process.exit())

async function answer(order: SiteOrder): Promise<void> {
  const { id } = order
  try {
    process.send?.({ id, address: await carryOut(order) } satisfies SiteResult)
  } catch (error) {
    const reason = String(error instanceof Error ? error.stack : error)
    process.send?.({ id, error: reason } satisfies SiteResult)
  }
}

async function carryOut(order: SiteOrder): Promise<string | undefined> {
  if (order.act === 'stop') {
    await services.get(order.address)?.close()
    services.delete(order.address)
    return undefined
  }
  if (order.act === 'serve') {
    const { folder, contentFile, dataFolder } = order
    process.env = {
      ...own,
      ...describeServedSite(folder, contentFile, dataFolder),
      ...withoutRateLimits,
    }
    let isStarted = false
    // What it says at its start is the same for each site.
    const service = await startService((level, ...line) => {
      if (isStarted && level !== 'info') log(level, ...line)
    })
    isStarted = true
    services.set(service.address, service)
    return service.address
  }
  process.env = { ...own, ...order.environment }
  // A process that only serves sites does without.
  const { createBuilder } = await import('vite')
  const { createSiteConfig } = await import('#vite/site-config.ts')
  const config = createSiteConfig(() => {}, { isCompressed: order.isCompressed })
  const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' }, null)
  await builder.buildApp()
  return undefined
}
