import { createBuilder } from 'vite'

import { createSiteConfig } from '#vite/site-config.ts'

/** A site to build: the environment variables of its build, such as CONTENT_FILE and OUT_DIR. */
export type SiteOrder = { readonly id: number; readonly environment: Record<string, string> }
/** `error` says why a site could not be built. */
export type SiteResult = { readonly id: number; readonly error?: string }

/*
 * The process that builds the sites of tests, one after the other: the first build takes twice the
 * time of a later one, which finds all modules loaded and compiled.
 */
const own = { ...process.env }
let builds = Promise.resolve()

process.on('message', (order: SiteOrder) => {
  builds = builds.then(() => answer(order))
})
process.on('disconnect', () => process.exit())

async function answer(order: SiteOrder): Promise<void> {
  process.send?.(await build(order))
}

async function build({ id, environment }: SiteOrder): Promise<SiteResult> {
  process.env = { ...own, ...environment }
  try {
    const config = createSiteConfig(() => {})
    const builder = await createBuilder({ ...config, configFile: false, logLevel: 'error' }, null)
    await builder.buildApp()
    return { id }
  } catch (error) {
    return { id, error: String(error instanceof Error ? error.stack : error) }
  }
}
