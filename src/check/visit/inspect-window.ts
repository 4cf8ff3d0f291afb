import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import type { Page } from 'playwright-core'

import type { Results } from '#check/check-results.ts'
import { findBarriers, type Inspection } from './find-barriers.ts'
import { measureOverflow } from './measure-overflow.ts'
import type { NameFile } from './name-file.ts'
import { waitInPage } from './wait-in-page.ts'

/** The size of a window, and the widths to which it is changed later, in px. */
type TestWindow = {
  readonly width: number
  readonly height: number
  readonly hasTouch: boolean
  readonly widths: readonly number[]
}

/** The windows of a phone and of a desktop. */
export const windows: readonly TestWindow[] = [
  { width: 360, height: 780, hasTouch: true, widths: [320, 360] },
  { width: 1440, height: 900, hasTouch: false, widths: [768, 1024, 1440] },
]

const picturedWidths = new Set([360, 768, 1440])

/**
 * Checks accessibility in both colour schemes and the width of a page. `name` is a prefix for the
 * names of its states. Saves pictures of the page if it has a folder for them.
 */
export async function inspectWindow(
  page: Page,
  name: string,
  { width: firstWidth, height, widths }: TestWindow,
  pictures: string | undefined,
  { accessibility, width: overflow }: Results,
  inspection: Inspection,
): Promise<void> {
  // These checks inspect the page after all movement.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    const problems = await accessibility.time(() => findBarriers(page, inspection))
    accessibility.add(`${name}${firstWidth} px, ${colorScheme}`, problems)
    accessibility.count('state', 1)
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height })
    overflow.add(
      `${name}${width} px`,
      await overflow.time(() => measureArranged(page, inspection.nameFile)),
    )
    overflow.count('state', 1)
    if (pictures === undefined || !picturedWidths.has(width)) continue
    const path = join(pictures, `${width}.png`)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
  }
}

/** How long scripts may take to arrange a page for a new width, and the time between two looks, ms. */
const arranging = 2_000
const betweenLooks = 200

/** Measures until nothing overflows: a carousel arranges its slides some time after the resize. */
async function measureArranged(page: Page, nameFile: NameFile): Promise<string[]> {
  const end = performance.now() + arranging
  for (;;) {
    await settle(page)
    const problems = await measureOverflow(page, nameFile)
    if (problems.length === 0 || performance.now() > end) return problems
    await setTimeout(betweenLooks)
  }
}

/** Waits for CSS transitions. */
async function settle(page: Page): Promise<void> {
  await waitInPage(page, async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
