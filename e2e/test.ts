import { test as base, expect, type Page } from '@playwright/test'

import {
  buildVariant,
  readDefaultContent,
  type BuildEnvironment,
  type ContentFiles,
  type RawContent,
} from '../scripts/sites/build-variant.ts'
import { serveBuiltSite } from './serve-built-site.ts'
import { serveVariant, type ServedSite } from '../scripts/sites/serve-site.ts'

/** Builds and serves the default content after a change. */
export type BuildVariant = (
  change: (content: RawContent) => void,
  environment?: BuildEnvironment,
  files?: ContentFiles,
) => Promise<ServedSite>

type WorkerFixtures = {
  /** The default site, built and served. */
  readonly site: ServedSite
  readonly variant: BuildVariant
}

type Fixtures = {
  /** Console messages that this test causes on purpose; any other message fails it. */
  readonly expectedMessages: RegExp[]
}

/** Playwright's test, with a served site and a console that must stay quiet. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [serveBuiltSite, { scope: 'worker' }],
  variant: [
    async ({}, use) => {
      const served = new Map<string, Promise<ServedSite>>()
      await use((change, environment, files) => {
        const content = readDefaultContent()
        change(content)
        const key = JSON.stringify([content, environment, files])
        const site =
          served.get(key) ??
          // What is compressed, and weighed, is the default site.
          buildVariant(content, environment, files, false).then(serveVariant)
        served.set(key, site)
        return site
      })
      const sites = await Promise.allSettled(served.values())
      const stopped = await Promise.allSettled(
        sites.map((site) => (site.status === 'fulfilled' ? site.value.stop() : undefined)),
      )
      const failed = stopped.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    },
    { scope: 'worker' },
  ],
  expectedMessages: async ({}, use) => use([]),
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = []
    page.on('pageerror', (error) => messages.push(error.message))
    page.on('console', (message) => messages.push(message.text()))
    await use(page)
    expect(messages.filter((text) => !expectedMessages.some((known) => known.test(text)))).toEqual(
      [],
    )
  },
})

export { expect }

/** The settings of each window, for `test.use` in a test that a small screen changes. */
export const windows = {
  desktop: {},
  phone: { viewport: { width: 360, height: 780 }, hasTouch: true },
} as const

/** For `test.use` in tests of what moves. Without it, they visit as someone who prefers less motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** The same where the width does not matter: a page that moves costs less in a small window. */
export const withMotionInSmallWindow = { ...withMotion, viewport: { width: 800, height: 500 } }

/** Opens a page and ends the preloader with a key. */
export async function visit(page: Page, address: string) {
  await page.goto(address)
  await page.keyboard.press('Shift')
}
