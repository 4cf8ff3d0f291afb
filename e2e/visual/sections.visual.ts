import { fileURLToPath } from 'node:url'

import type { Locator } from '@playwright/test'

import { parseDefaultPortfolio } from '../default-portfolio.ts'
import { scrollTo } from '../page/frames.ts'
import { expect, test } from '../test.ts'
import { markShortestText } from './mark-shortest-text.ts'
import { StillPage } from './still-page.ts'

const { labels, notFound, sections } = parseDefaultPortfolio()
const withoutFixed = fileURLToPath(new URL('without-fixed.css', import.meta.url))
const movedBy2px = fileURLToPath(new URL('moved-by-2px.css', import.meta.url))

const viewports = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const schemes = ['dark', 'light'] as const

for (const viewport of viewports) {
  for (const colorScheme of schemes) {
    // Also the folder of its pictures.
    const look = `${viewport.width}-${colorScheme}`
    test.describe(look, () => {
      test.use({ viewport, colorScheme })

      test('the main page looks as it did', async ({ page, site }) => {
        const still = await StillPage.open(page, site.url)
        await expect
          .soft(page.getByRole('navigation', { name: labels.navigation }))
          .toHaveScreenshot([look, 'navigation.png'])
        await expect
          .soft(page.getByRole('list', { name: labels.socialLinks }))
          .toHaveScreenshot([look, 'social-links.png'])
        for (const { type } of sections) {
          const section = page.locator(`section[data-type="${type}"]`)
          await expectSameLook(still, section, [look, type])
          if (type !== 'conversation') continue
          await section.getByRole('button').click()
          await expect(section.getByRole('log').getByRole('paragraph')).toHaveCount(1)
          // A button under the pointer looks different.
          await page.mouse.move(0, 0)
          await expectSameLook(still, section, [look, 'conversation-open'])
        }
      })

      test('the not-found page looks as it did', async ({ page, site, expectedMessages }) => {
        expectedMessages.push(/404 \(Not Found\)/u)
        const still = await StillPage.open(page, `${site.url}/nowhere`)
        await expect(page.getByRole('heading', { name: notFound.heading })).toBeVisible()
        await expectSameLook(still, page.getByRole('main'), [look, 'not-found'])
      })
    })
  }
}

/**
 * Compares a part of the page with its pictures, one for each screen of its height: a taller
 * picture would need a taller viewport, and the page would change. Once for each part, the
 * comparison must fail when the shortest text is 2 px lower.
 */
async function expectSameLook(
  still: StillPage,
  part: Locator,
  [look, name]: readonly [string, string],
) {
  const { page } = still
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await still.waitUntilStill()
  const { start, height, screen } = await part.evaluate((element) => {
    const box = element.getBoundingClientRect()
    return {
      start: Math.round(box.top + scrollY),
      height: Math.round(box.height),
      screen: { width: innerWidth, height: innerHeight },
    }
  })
  const count = Math.ceil(height / screen.height)
  let proven = false
  for (let index = 0; index < count; index += 1) {
    const top = start + Math.round((height * index) / count)
    const bottom = start + Math.round((height * (index + 1)) / count)
    await scrollTo(page, top)
    if (index > 0) await still.waitUntilStill()
    const y = top - (await page.evaluate(() => Math.round(scrollY)))
    const clip = { x: 0, y, width: screen.width, height: bottom - top }
    const file = count === 1 ? `${name}.png` : `${name}-${index + 1}.png`
    await expect.soft(page).toHaveScreenshot([look, file], { clip, stylePath: withoutFixed })
    // Some pictures show only artwork.
    const words = proven ? '' : await markShortestText(part, { from: y, to: y + clip.height })
    if (words === '') continue
    await expect
      .soft(page, `${file} with "${words}" 2 px lower`)
      .not.toHaveScreenshot([look, file], { clip, stylePath: [withoutFixed, movedBy2px] })
    proven = true
  }
  expect.soft(proven, `${name} was compared with moved words`).toBe(true)
}
