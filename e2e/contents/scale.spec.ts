import { parseDefaultPortfolio } from '../default-portfolio.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test, visit } from '../test.ts'
import { makeScaledContent, scales } from '../../scripts/sites/scaled-content.ts'

const { labels } = parseDefaultPortfolio()
const [, , scale] = scales
const content = JSON.parse(makeScaledContent(scale))

/** Less than 1, because the menu scrolls by whole pixels. */
const whole = { ratio: 0.97 }

test('with 50 sections, 200 cards, 24 slides and 2,000 scenes, all content can be reached', async ({
  page,
  variant,
}) => {
  test.slow()
  const { url } = await variant((raw) => Object.assign(raw, content))
  await test.step('all of it is in the HTML', async () => {
    const html = await (await page.request.get(url)).text()
    for (const words of ['This is scene 1999,', 'Project 4 of part 0', 'Skill 23']) {
      expect(html).toContain(words)
    }
  })

  await visit(page, url)
  await test.step('each link of the menu can be reached, and the current one is in view', async () => {
    // To find it on the whole page takes most of the time.
    const bar = page.locator('header').getByRole('navigation', { name: labels.navigation })
    const openMenu = () => bar.getByRole('button').click()
    const findLink = (name: string) => bar.getByRole('link', { name, exact: true })
    await waitForHydration(bar)
    await openMenu()
    await expect(bar.getByRole('link')).toHaveCount(scale.sections)
    await expect(findLink('Home')).toBeInViewport(whole)
    for (const name of ['Contact', 'Work 20', 'Home']) {
      await findLink(name).click()
      await openMenu()
      await expect(findLink(name)).toHaveAttribute('aria-current', 'true')
      await expect(findLink(name)).toBeInViewport(whole)
    }
    await page.evaluate(() => {
      document.getElementById('work-30')?.scrollIntoView({ behavior: 'instant' })
    })
    await page.keyboard.press('Escape')
    await openMenu()
    await expect(findLink('Work 30')).toHaveAttribute('aria-current', 'true')
    await expect(findLink('Work 30')).toBeInViewport(whole)
    await page.keyboard.press('Escape')
  })

  await test.step('the robot answers', async () => {
    const talk = page.locator('section[data-type="conversation"]').first()
    const press = (name: string) => talk.getByRole('button', { name, exact: true }).click()
    await press('Start')
    for (const scene of [0, 1, 2]) {
      await expect(talk.getByRole('log').getByText(`This is scene ${scene},`)).toBeVisible()
      await press('Continue')
      await press('Continue')
      await press('Yes')
    }
  })

  await test.step('the carousel has its pages', async () => {
    const skills = page.locator('section[data-type="skills"]').first()
    await skills.scrollIntoViewIfNeeded()
    await skills.getByRole('button', { name: /^Page (\d+) of \1$/u }).click()
    await expect(skills.getByRole('heading', { name: 'Skill 23', exact: true })).toBeInViewport()
  })
})
