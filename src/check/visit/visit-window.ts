import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { findBarriers } from '#check/find-barriers.ts'
import { measureOverflow } from '#check/measure-overflow.ts'
import { checkLinks, close, open, type Visit } from './visit.ts'

/** The size of a window, and the widths to which it is changed later, in px. */
export type Window = {
  readonly width: number
  readonly height: number
  readonly hasTouch: boolean
  readonly widths: readonly number[]
}

const pictured = new Set([360, 768, 1440])
const schemes = ['light', 'dark'] as const

/** Visits every document in a window: links, accessibility, widths and pictures. */
export async function visitWindow(visit: Visit, window: Window): Promise<void> {
  const { width, height, hasTouch, widths } = window
  const { accessibility, width: overflow } = visit.tallies
  const context = await visit.browser.newContext({ viewport: { width, height }, hasTouch })
  for (const document of visit.documents) {
    const page = await context.newPage()
    const view = `${document.name}${width} px`
    const heard = await open(visit, page, document, view, true)
    await checkLinks(visit, page, view)
    // The other checks look at the page after all movement.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await settle(page)
      const problems = await accessibility.time(() => findBarriers(page))
      accessibility.add(`${view}, ${colorScheme}`, problems)
      accessibility.count('view', 1)
    }
    for (const wide of widths) {
      await page.setViewportSize({ width: wide, height })
      await settle(page)
      const problems = await overflow.time(() => measureOverflow(page))
      overflow.add(`${document.name}${wide} px`, problems)
      overflow.count('view', 1)
      if (!document.isMain || !pictured.has(wide)) continue
      const path = join(visit.pictures, `${wide}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
    await close(visit, page, document, view, heard)
  }
  await context.close()
}

/** Waits for CSS transitions. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
