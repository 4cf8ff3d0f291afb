import { expect, test as base } from '@playwright/test'

import { serveBuiltSite } from '../serve-built-site.ts'
import { serveSite, type ServedSite } from '../../scripts/sites/serve-site.ts'
import type { Engine, EngineSettings } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { starterContent, starterFolder } from './global-setup.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

type WorkerFixtures = {
  readonly settings: EngineSettings
  readonly site: ServedSite
  /** The starter with projects, built and served. */
  readonly starter: ServedSite
  readonly engine: Engine
}

type Fixtures = {
  readonly visitor: Visitor
}

/** Playwright's test runner with the engine that the project names. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  settings: [{ reducedMotion: false }, { scope: 'worker', option: true }],
  site: [serveBuiltSite, { scope: 'worker' }],
  starter: [
    async ({}, use) => {
      const site = await serveSite(starterFolder, starterContent)
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ settings }, use, { project }) => {
      const engine = await (project.name === 'firefox'
        ? startFirefox(readVariable('FIREFOX_PATH'), settings)
        : startWebKit(
            {
              driver: readVariable('WEBKIT_DRIVER_PATH'),
              browser: readVariable('WEBKIT_BROWSER_PATH'),
              display: readVariable('XVFB_PATH'),
            },
            settings,
          ))
      console.log(`Visiting with ${engine.name}.`)
      await use(engine)
      await engine.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ engine, site }, use, info) => {
    await engine.resize(1440, 900)
    await use(new Visitor(engine, site.url))
    if (info.status === 'passed') expect(await engine.listComplaints()).toEqual([])
    else
      await info.attach(engine.name, { body: await engine.takePicture(), contentType: 'image/png' })
  },
})

export { expect }

/** What scripts/engines.mjs has found. */
function readVariable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run "npm run engines".`)
  return value
}
