import type { Page } from '@playwright/test'

import { expect, test } from '../test.ts'

import { listLines, Talk } from './talk.ts'

/** The eyes as they are drawn: the height of each, and the middle of both. */
async function readEyes(page: Page) {
  const boxes = await page.locator('#conversation [data-mood] g rect').evaluateAll((parts) =>
    parts.slice(0, 2).map((eye) => {
      const { x, width, height } = eye.getBoundingClientRect()
      return { middle: x + width / 2, height }
    }),
  )
  const [first = { middle: 0, height: 0 }, second = first] = boxes
  return { heights: [first.height, second.height], middle: (first.middle + second.middle) / 2 }
}

/** How many eyes are open: much taller than when they are closed. */
async function countOpenEyes(page: Page, closed: number) {
  const { heights } = await readEyes(page)
  return heights.filter((height) => height > 2 * closed).length
}

test('the robot opens one eye when Start is reached, and both when it is pressed', async ({
  page,
  site,
}) => {
  const talk = await Talk.open(page, site.url)
  const [closed = 0] = (await readEyes(page)).heights
  expect(await countOpenEyes(page, closed)).toBe(0)
  const start = talk.section.getByRole('button', { name: 'Start' })
  for (const [reach, act] of [
    ['by the pointer', () => start.hover()],
    ['by the focus', () => start.press('Shift')],
  ] as const) {
    await test.step(reach, async () => {
      await act()
      await expect.poll(() => countOpenEyes(page, closed)).toBe(1)
      await talk.press('Start')
      await expect.poll(() => countOpenEyes(page, closed)).toBe(2)
      await talk.press('Close')
      await page.getByRole('heading', { name: 'Talk to my robot' }).hover()
      // Start has the focus again.
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      })
      await expect.poll(() => countOpenEyes(page, closed)).toBe(0)
    })
  }
})

test('after a press of Start, Continue is in view', async ({ page, site }) => {
  for (const size of [
    { width: 1120, height: 700 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(size)
    const talk = await Talk.open(page, site.url)
    // As a link of the menu brings it there.
    await talk.section.evaluate((section) => section.scrollIntoView())
    await talk.press('Start')
    const next = talk.section.getByRole('button', { name: 'Continue' })
    await expect(next).toBeInViewport({ ratio: 1 })
    // The social button is at the lower right.
    await next.click({ trial: true })
  }
})

test('the robot looks at the answer that has the focus', async ({ page, site }) => {
  const talk = await Talk.open(page, site.url)
  await talk.press('Start')
  for (const _ of listLines('intro').slice(1)) await talk.press('Continue')
  const middles: number[] = []
  for (const answer of ['Yes', 'No', "I don't know"]) {
    await talk.section.getByRole('button', { name: answer, exact: true }).press('Shift')
    middles.push((await readEyes(page)).middle)
  }
  expect(middles).toEqual(middles.toSorted((a, b) => a - b))
  expect(new Set(middles).size).toBe(3)
})

test('a robot that somebody was sent to is awake', async ({ page, site }) => {
  const asleep = await Talk.open(page, site.url)
  await asleep.isClosed()
  const [closed = 0] = (await readEyes(page)).heights
  await Talk.open(page, `${site.url}/?talk=y#conversation`)
  await expect.poll(() => countOpenEyes(page, closed)).toBe(2)
})

test('with text of 200 % the name of the robot stays in one piece, below Close', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const talk = await Talk.open(page, site.url)
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('html { font-size: 200% }')
    document.adoptedStyleSheets = [sheet]
  })
  await talk.press('Start')
  const name = talk.section.getByText('Robot', { exact: true }).first()
  const { lines, bottom, top } = await name.evaluate((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const boxes = [...range.getClientRects()]
    return { lines: boxes.length, top: boxes[0]?.top ?? 0, bottom: boxes.at(-1)?.bottom ?? 0 }
  })
  expect(lines).toBe(1)
  const close = await talk.section.getByRole('button', { name: 'Close' }).evaluate((button) => {
    const range = document.createRange()
    range.selectNodeContents(button)
    return range.getBoundingClientRect().bottom
  })
  expect(top).toBeGreaterThanOrEqual(close)
  const log = await talk.log.boundingBox()
  expect(bottom).toBeLessThanOrEqual(log?.y ?? 0)
})
