import { buildProjects, dune } from '../contents/projects-content.ts'
import { readVisibleText } from '../page/read-visible-text.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test, withMotion } from '../test.ts'

import { Talk } from './talk.ts'

test('a project is in the log after its line, as a link that Tab reaches', async ({
  page,
  variant,
}) => {
  const { url } = await buildProjects(variant)
  await page.setViewportSize({ width: 360, height: 780 })
  const talk = await Talk.open(page, url)
  await waitForHydration(talk.buttons.first())
  const height = (await talk.section.boundingBox())?.height
  await talk.press('Start')
  await expect(talk.log).toMatchAriaSnapshot(`
    - paragraph: This is Dune.
    - link "Dune"
    - text: ${dune.description}
  `)
  const project = talk.log.getByRole('link', { name: 'Dune' })
  await expect(project).toHaveAttribute('href', dune.url)
  await expect(talk.log.getByText(dune.description)).toBeInViewport({ ratio: 1 })
  expect((await talk.section.boundingBox())?.height).toBeCloseTo(height ?? NaN, 1)
  await talk.log.focus()
  await page.keyboard.press('Tab')
  await expect(project).toBeFocused()

  await talk.press('Continue')
  await talk.log.getByRole('link', { name: 'Write to him.' }).click()
  await expect(page).toHaveURL(`${url}/#contact`)
  expect(await page.content()).not.toContain('Not shown')
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('a project appears once its line is typed, and the lines stay that a visitor reads', async ({
    page,
    variant,
  }) => {
    const { url } = await buildProjects(variant)
    await page.clock.install()
    const talk = await Talk.open(page, url)
    await waitForHydration(talk.buttons.first())
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(async () => {
      await talk.press('Start')
      const blank = (await readVisibleText(talk.log)) === ''
      if (!blank) await talk.press('Close')
      expect(blank).toBe(true)
    }).toPass({ intervals: [50] })
    const project = talk.log.getByRole('link', { name: 'Dune' })
    await page.clock.runFor(100)
    await expect(project).toHaveCount(0)
    await talk.log.evaluate((log) => {
      const earlier = document.createElement('div')
      Object.assign(earlier.style, { flex: 'none', blockSize: '100rem' })
      log.prepend(earlier)
      // An event says that the visitor is there.
      return new Promise((resolve) => {
        log.addEventListener('scroll', resolve, { once: true })
        log.scrollTo({ top: 1 })
      })
    })
    await page.clock.runFor(1000)
    await expect(project).toBeVisible()
    expect(await talk.log.evaluate((log) => log.scrollTop)).toBe(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the transcript has the project and the link', async ({ page, variant }) => {
    const { url } = await buildProjects(variant)
    await page.goto(url)
    const talk = new Talk(page)
    const lines = talk.section.getByRole('definition')
    await expect(lines).toHaveText(['This is Dune.', 'Dune', dune.description, 'Write to him.'])
    await expect(talk.section.getByRole('link', { name: 'Dune' })).toHaveAttribute('href', dune.url)
    await expect(talk.section.getByRole('link', { name: 'Write to him.' })).toHaveAttribute(
      'href',
      '#contact',
    )
  })
})
