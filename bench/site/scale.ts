import { readFile } from 'node:fs/promises'

import { chromium } from '@playwright/test'

import { serveSite } from '../../scripts/sites/serve-site.ts'
import { browserSwitches } from '#check/browser-switches.ts'

import { makeScaledContent, scales } from '../../scripts/sites/scaled-content.ts'
import { measureBrotli, buildTimed, listEntryScripts } from './built-site.ts'

/** Results of a site with much content: times in ms, sizes in bytes after brotli. */
type ScaleFigures = {
  readonly name: string
  /** The size of the content file, not compressed. */
  readonly content: number
  readonly build: number
  readonly html: number
  /** The script of the page and its static imports. */
  readonly entry: number
  /** Everything that our server sends until the network is idle. */
  readonly idle: number
  readonly domContentLoaded: number
  readonly firstContentfulPaint: number
  /** The time until the first section is interactive. */
  readonly hydrated: number
}

/** Builds and opens a site of each scale in turn. Writes below "out/scale". */
export async function measureScale(browserPath: string): Promise<ScaleFigures[]> {
  const figures: ScaleFigures[] = []
  for (const scale of scales) {
    const { folder, file, build } = await buildTimed(
      `scale/${scale.name}`,
      makeScaledContent(scale),
    )
    const site = await serveSite(folder, file)
    try {
      figures.push({
        name: scale.name,
        content: (await readFile(file)).length,
        build,
        html: await measureBrotli(folder, ['index.html']),
        entry: await measureBrotli(folder, await listEntryScripts(folder)),
        ...(await load(site.url, browserPath)),
      })
    } finally {
      await site.stop()
    }
  }
  return figures
}

async function load(url: string, executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: browserSwitches })
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } })
    const client = await page.context().newCDPSession(page)
    let idle = 0
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      idle += encodedDataLength
    })
    await client.send('Network.enable')
    await page.addInitScript(() => {
      const look = () => {
        const heading = document.querySelector('h1')
        const alive = heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
        if (alive) performance.mark('hydrated')
        else requestAnimationFrame(look)
      }
      look()
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
    const times = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation')
      const [paint, alive] = ['first-contentful-paint', 'hydrated'].map(
        (name) => performance.getEntriesByName(name)[0]?.startTime ?? NaN,
      )
      return {
        domContentLoaded:
          document instanceof PerformanceNavigationTiming
            ? document.domContentLoadedEventStart
            : NaN,
        firstContentfulPaint: paint ?? NaN,
        hydrated: alive ?? NaN,
      }
    })
    return { idle, ...times }
  } finally {
    await browser.close()
  }
}
