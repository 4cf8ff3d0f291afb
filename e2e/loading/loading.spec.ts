import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import type { Page } from '@playwright/test'

import { builtFolder } from '../serve-built-site.ts'
import { readDefaultConversation, findDefaultSection } from '../default-portfolio.ts'
import { waitForFrames, scrollTo } from '../page/frames.ts'
import { expect, test, visit, withMotion } from '../test.ts'

test.use(withMotion)

declare global {
  interface Window {
    /** The layout shifts: how far, and which text. */
    shifts: { readonly value: number; readonly moved: readonly string[] }[]
  }
}

const scripts = `${builtFolder}/static/js`
const conversation = readDefaultConversation()
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')

/** Returns the static imports of a built script. */
async function listStaticImports(file: string): Promise<string[]> {
  const code = await readFile(join(scripts, file), 'utf8')
  const found = code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/gu)
  return [...found].flatMap(([, name]) => name ?? [])
}

/** Returns the scripts that the HTML names, and all that they import. */
async function listScriptsBeforeInteractive(): Promise<Set<string>> {
  const html = await readFile(`${builtFolder}/index.html`, 'utf8')
  const named = html.matchAll(/\b(?:src=|href=|import\()["'`]([^"'`]+\.js)["'`]/gu)
  const needed = new Set<string>()
  const waiting = [...named].map(([, path]) => basename(path ?? ''))
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (needed.has(file)) continue
    needed.add(file)
    waiting.push(...(await listStaticImports(file)))
  }
  return needed
}

test.describe('the built files', () => {
  test('need at most 85 kB of script, compressed, before the page is interactive', async () => {
    const needed = [...(await listScriptsBeforeInteractive())]
    expect(needed.length).toBeGreaterThan(0)
    const sizes = await Promise.all(
      needed.map(async (file) => brotliCompressSync(await readFile(join(scripts, file))).length),
    )
    const html = await readFile(`${builtFolder}/index.html`, 'utf8')
    expect(html).not.toContain('modulepreload')
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(85_000)
  })

  test('keep each large library in a chunk of its own', async () => {
    const files = (await readdir(scripts)).filter((file) => file.endsWith('.js'))
    const code = new Map(
      await Promise.all(
        files.map(async (file) => [file, await readFile(join(scripts, file), 'utf8')] as const),
      ),
    )
    for (const [chunk, fingerprint] of [
      ['lottie-player', 'loopComplete'],
      ['slider', 'slick-track'],
      ['typist', 'Typewriter__'],
    ] as const) {
      const holders = files.filter((file) => code.get(file)?.includes(fingerprint))
      expect(holders.map((file) => file.replace(/-[\w-]{8}\.js$/u, ''))).toEqual([chunk])
    }
  })

  test('start with the hint to compile all functions at load', async () => {
    const files = (await readdir(scripts)).filter((file) => file.endsWith('.js'))
    for (const file of files) {
      const [first] = (await readFile(join(scripts, file), 'utf8')).split('\n')
      expect({ file, first }).toEqual({ file, first: '//# allFunctionsCalledOnLoad' })
    }
  })

  test('contain no eval, and no code that validates content', async () => {
    const files = (await readdir(builtFolder, { recursive: true })).filter((file) =>
      /\.(?:js|html|css)$/u.test(file),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const file of files) {
      const text = await readFile(join(builtFolder, file), 'utf8')
      const found = text.match(
        /\beval\s*\(|\bnew Function\b|\bzod\b|ZodError|\bajv\b|json-schema/giu,
      )
      expect({ file, found }).toEqual({ file, found: null })
    }
  })
})

test('the content is in the HTML and in the entry, and in no other script', async () => {
  const files = (await readdir(scripts)).filter((file) => file.endsWith('.js'))
  const html = await readFile(`${builtFolder}/index.html`, 'utf8')
  for (const section of [conversation, skills, contact]) {
    const words = findLongestWords(section)
    expect(html).toContain(words)
    const code = await Promise.all(files.map((file) => readFile(join(scripts, file), 'utf8')))
    const holders = files.filter((_, index) => code[index]?.includes(words))
    expect(holders.map((file) => file.replace(/-[\w-]{8}\.js$/u, ''))).toEqual(['index'])
  }
})

test.describe('loading the page', () => {
  test('fetches the scripts of a section when it comes near, and not before', async ({
    page,
    site,
  }) => {
    const requested = new Set<string>()
    page.on('request', (request) => {
      const name = /\/static\/js\/([a-z-]+)-[\w-]{8}\.js$/u.exec(request.url())?.[1]
      if (name !== undefined) requested.add(name)
    })
    await visit(page, site.url)
    const first = ['hero', 'lottie-player']
    await expect.poll(() => [...requested]).toEqual(expect.arrayContaining(first))
    await page.waitForLoadState('networkidle')
    for (const later of ['conversation', 'typist', 'skills', 'slider', 'contact']) {
      expect(requested).not.toContain(later)
    }

    await findHeading(page, conversation.heading).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.poll(() => requested.has('typist')).toBe(true)
    await findHeading(page, skills.heading).scrollIntoViewIfNeeded()
    await expect.poll(() => requested.has('slider')).toBe(true)
    await findHeading(page, contact.heading).scrollIntoViewIfNeeded()
    await expect.poll(() => requested.has('contact')).toBe(true)
  })

  test('fetches at most 260 kB until the network is idle, and no file blocks its first paint', async ({
    page,
    site,
  }) => {
    const client = await page.context().newCDPSession(page)
    const addresses = new Map<string, string>()
    const sizes = new Map<string, number>()
    client.on('Network.responseReceived', ({ requestId, response }) => {
      addresses.set(requestId, new URL(response.url).pathname)
    })
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.set(addresses.get(requestId) ?? requestId, encodedDataLength)
    })
    await client.send('Network.enable')
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const blocking = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
        )
        .map(({ name }) => name),
    )
    expect(blocking).toEqual([])
    // On a busy machine the network is idle before the page asks for its scripts.
    await expect.poll(() => sizes.size).toBeGreaterThan(5)
    const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    expect(all, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(260_000)
  })

  test('fetches no whole font while the small ones arrive slowly', async ({ page, site }) => {
    const fonts = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.add(request.url())
    })
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const slowly = { offline: false, latency: 150, downloadThroughput: 1e5, uploadThroughput: -1 }
    await client.send('Network.emulateNetworkConditions', slowly)
    await page.goto(site.url, { waitUntil: 'networkidle' })
    const small = await page
      .locator('link[rel="preload"][as="font"]')
      .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => href))
    expect([...fonts].toSorted()).toEqual(small.toSorted())
  })

  test('paints first when the whole document is there, however slowly it arrives', async ({
    page,
    site,
  }) => {
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    const slowly = { offline: false, latency: 0, downloadThroughput: 20_000, uploadThroughput: -1 }
    await client.send('Network.emulateNetworkConditions', slowly)
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('body > script')) return
        performance.mark('whole')
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(site.url, { waitUntil: 'domcontentloaded' })
    const readTime = (name: string) =>
      page.evaluate((of) => performance.getEntriesByName(of)[0]?.startTime ?? 0, name)
    await expect.poll(() => readTime('first-paint')).toBeGreaterThan(0)
    expect(await readTime('whole')).toBeGreaterThan(0)
    expect(await readTime('first-paint')).toBeGreaterThan(await readTime('whole'))
  })

  test('causes no layout shift, from the first paint to the last section', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      window.shifts = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '')
          window.shifts.push({ value: entry.value, moved })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await visit(page, site.url)
    for (const direction of [1, -1]) {
      const { end, step } = await page.evaluate(() => ({
        end: document.documentElement.scrollHeight - innerHeight,
        step: innerHeight / 2,
      }))
      for (let way = 0; way <= end + step; way += step) {
        await scrollTo(page, direction === 1 ? way : end - way)
        await waitForFrames(page, 2)
      }
      await page.waitForLoadState('networkidle')
      await expect(
        page.getByRole('region', { name: skills.heading }).getByRole('button').first(),
      ).toBeAttached()
    }
    await waitForFrames(page, 3)
    expect(await page.evaluate(() => window.shifts)).toEqual([])
  })
})

test('the carousel replaces its plain row without a layout shift', async ({ page, site }) => {
  // At some widths the slider rounds its slides up, and the section grows by 1.3 px.
  await page.setViewportSize({ width: 1440, height: 900 })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  await page.route('**/static/js/slider-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await visit(page, site.url)
  const region = page.getByRole('region', { name: skills.heading })
  await region.scrollIntoViewIfNeeded()
  await expect(region.getByRole('listitem')).toHaveCount(skills.slides.length)
  const watched = region.evaluate(async (box) => {
    const seen = new Set<number>()
    const look = () => seen.add(box.getBoundingClientRect().height)
    new MutationObserver(look).observe(box, { childList: true, subtree: true })
    for (let frames = 0; frames < 10; frames += box.querySelector('button') ? 1 : 0) {
      look()
      await new Promise(requestAnimationFrame)
    }
    return [...seen]
  })
  arrive()
  const heights = await watched
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1)
})

/** Returns the longest string of a section that needs no escaping. */
function findLongestWords(value: unknown): string {
  if (typeof value === 'string') return /[<>&'"`$\\]/u.test(value) ? '' : value
  const inner = typeof value === 'object' && value !== null ? Object.values(value) : []
  return inner.map(findLongestWords).reduce((a, b) => (b.length > a.length ? b : a), '')
}

function findHeading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true })
}

/** Not yet in TypeScript's types. */
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}
