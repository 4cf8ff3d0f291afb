import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'

import { chromium } from '@playwright/test'

import { projectRoot } from '#disk/load-portfolio.ts'

import { serveSite } from '../../scripts/sites/serve-site.ts'
import { browserSwitches } from '../../scripts/browsers/browser-switches.mjs'

import { scaledContent, scales } from '../../scripts/sites/scaled-content.ts'

/** Results of a site with much content: times in ms, sizes in bytes after brotli. */
export type ScaleFigures = {
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

const run = promisify(execFile)

/** Builds and opens a site of each scale in turn. Writes below "out/scale". */
export async function measureScale(browserPath: string): Promise<ScaleFigures[]> {
  const figures: ScaleFigures[] = []
  for (const scale of scales) {
    const { folder, file, build } = await buildScale(scale.name, scaledContent(scale))
    const site = await serveSite(folder, file)
    try {
      figures.push({
        name: scale.name,
        content: (await readFile(file)).length,
        build,
        html: await brotliOf(folder, ['index.html']),
        entry: await brotliOf(folder, await entryScripts(folder)),
        ...(await load(site.url, browserPath)),
      })
    } finally {
      await site.stop()
    }
  }
  return figures
}

/** Builds a site. Returns its folder, its content file and the time it took. */
async function buildScale(name: string, content: string) {
  const place = join(projectRoot, 'out/scale', name)
  await rm(place, { recursive: true, force: true })
  await mkdir(join(place, 'content'), { recursive: true })
  await cp(
    join(projectRoot, 'fixtures/specification/animations'),
    join(place, 'content/animations'),
    {
      recursive: true,
    },
  )
  const [folder, file] = [join(place, 'site'), join(place, 'content/portfolio.json')]
  await writeFile(file, content)
  const began = performance.now()
  await run(process.execPath, [join(projectRoot, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: projectRoot,
    env: { ...process.env, CONTENT_FILE: file, OUT_DIR: folder },
    maxBuffer: 2 ** 26,
  })
  return { folder, file, build: performance.now() - began }
}

/** Lists the script of the page and its static imports. */
async function entryScripts(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  const named = /<script type="module">[^<]*import\(["'`]\/([^"'`]+)["'`]\)/u.exec(html)?.[1]
  if (named === undefined) throw new Error('The page names no entry script.')
  const found = new Set([named])
  for (const file of found) {
    const code = await readFile(join(folder, file), 'utf8')
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu)) {
      found.add(`static/js/${name}`)
    }
  }
  return [...found]
}

async function brotliOf(folder: string, files: readonly string[]): Promise<number> {
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file))))
  return texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
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
