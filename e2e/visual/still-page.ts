import type { Page, Request } from '@playwright/test'

import { waitForFonts } from '../page/wait-for-fonts.ts'
import { expect } from '../test.ts'

/** A page with its web fonts that reports when nothing loads or moves. */
export class StillPage {
  readonly page: Page
  readonly #loading = new Set<Request>()
  #loaded = 0

  private constructor(page: Page) {
    this.page = page
    page.on('request', (request) => this.#loading.add(request))
    const end = (request: Request) => {
      this.#loading.delete(request)
      this.#loaded += 1
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
  }

  /** Opens an address and waits for its fonts. */
  static async open(page: Page, address: string): Promise<StillPage> {
    await waitForFonts(page, address)
    const still = new StillPage(page)
    await page.goto(address)
    await still.waitUntilStill()
    const fonts = await page.evaluate(() =>
      [...document.fonts]
        // A system without Arial or its like has none of the fonts behind those of the page.
        .filter(({ family }) => !family.includes('fallback'))
        .map(({ status }) => status),
    )
    expect(fonts).toContain('loaded')
    expect(fonts).not.toContain('error')
    return still
  }

  /** Waits for six frames without a change; fails with the list of what changes. */
  async waitUntilStill() {
    await expect
      .poll(async () => {
        const before = this.#loaded
        const moved = await listMovements(this.page)
        const loading = [...this.#loading].map((request) => request.url())
        return [...moved, ...loading, ...(this.#loaded > before ? ['a file that came'] : [])]
      })
      .toEqual([])
  }
}

/** Returns what changes or runs during the next six frames. */
function listMovements(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const moved = new Set<string>()
    const observer = new MutationObserver((records) => {
      for (const { type, target } of records) moved.add(`${type} of ${target.nodeName}`)
    })
    observer.observe(document, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    })
    const root = document.documentElement
    const { scrollTop, scrollHeight } = root
    for (let frame = 0; frame < 6; frame += 1) {
      await new Promise(requestAnimationFrame)
      for (const { playState, effect } of document.getAnimations()) {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue
        moved.add(`an animation of ${effect.target?.nodeName}${effect.pseudoElement ?? ''}`)
      }
    }
    observer.disconnect()
    if (root.scrollTop !== scrollTop) moved.add('the place of the page')
    if (root.scrollHeight !== scrollHeight) moved.add('the height of the page')
    for (const image of document.images) {
      const { top, bottom } = image.getBoundingClientRect()
      if (bottom < 0 || top > innerHeight) continue
      // A loaded picture may not be decoded yet.
      await image.decode().catch(() => moved.add(image.src))
    }
    return [...moved]
  })
}
