import type { Page } from '@playwright/test'

import { findDefaultSection } from '../default-portfolio.ts'
import { scrollTo } from './frames.ts'
import { expect } from '../test.ts'

/** Scrolls through the page until every section has loaded and is still, then to the top. */
export async function loadEverySection(page: Page) {
  const { startLabel } = findDefaultSection('conversation')
  const { pagesLabel, heading } = findDefaultSection('skills')
  await expect(async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const step = (page.viewportSize()?.height ?? 600) * 0.7
    for (let top = 0; top < height; top += step) await scrollTo(page, top)
    const quick = { timeout: 500 }
    await expect(page.getByRole('button', { name: startLabel })).toBeEnabled(quick)
    await expect(page.getByRole('group', { name: heading }).getByLabel(pagesLabel)).toBeVisible(
      quick,
    )
  }).toPass({ intervals: [100] })
  // Fading has ended.
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  )
  await scrollTo(page, 0)
}
