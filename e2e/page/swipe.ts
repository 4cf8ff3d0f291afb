import type { Page } from '@playwright/test'

type Point = { readonly x: number; readonly y: number }

/** Swipes with one finger from one point to another. */
export async function swipe(page: Page, from: Point, to: Point) {
  const session = await page.context().newCDPSession(page)
  const steps = 12
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
