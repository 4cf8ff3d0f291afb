import { parseDefaultPortfolio } from '../default-portfolio.ts'
import { openMenu } from '../page/open-menu.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test, visit } from '../test.ts'
import { makeScaledContent, scales } from '../../scripts/sites/scaled-content.ts'

const { labels } = parseDefaultPortfolio()
const [, , scale] = scales
const content = JSON.parse(makeScaledContent(scale))

// One worker builds the site for all of these tests.
test.describe.configure({ mode: 'default' })

/** Less than 1, because the menu scrolls by whole pixels. */
const whole = { ratio: 0.97 }

test.describe('with 50 sections, 200 cards, 24 slides and 2,000 scenes', () => {
  test('each link of the menu can be reached, and the current one is in view', async ({
    page,
    variant,
  }) => {
    test.slow()
    const site = await variant((raw) => Object.assign(raw, content))
    await visit(page, site.url)
    const bar = page.getByRole('navigation', { name: labels.navigation })
    const findLink = (name: string) => bar.getByRole('link', { name, exact: true })
    await waitForHydration(bar)
    await openMenu(page)
    await expect(bar.getByRole('link')).toHaveCount(scale.sections)
    await expect(findLink('Home')).toBeInViewport(whole)
    for (const name of ['Contact', 'Work 20', 'Home']) {
      await findLink(name).click()
      await openMenu(page)
      await expect(findLink(name)).toHaveAttribute('aria-current', 'true')
      await expect(findLink(name)).toBeInViewport(whole)
    }
    await page.evaluate(() => {
      document.getElementById('work-30')?.scrollIntoView({ behavior: 'instant' })
    })
    await page.keyboard.press('Escape')
    await openMenu(page)
    await expect(findLink('Work 30')).toHaveAttribute('aria-current', 'true')
    await expect(findLink('Work 30')).toBeInViewport(whole)
  })

  test('the robot answers, and the carousel has its pages', async ({ page, variant }) => {
    test.slow()
    const site = await variant((raw) => Object.assign(raw, content))
    await visit(page, site.url)
    const findButton = (name: string) => page.getByRole('button', { name, exact: true })
    await findButton('Start').click()
    for (const scene of [0, 1, 2]) {
      const line = page.getByRole('log').getByText(`This is scene ${scene},`)
      await expect(line).toBeVisible()
      await findButton('Continue').click()
      await findButton('Continue').click()
      await findButton('Yes').click()
    }
    await page.getByRole('region', { name: 'Skills' }).scrollIntoViewIfNeeded()
    const last = page.getByRole('button', { name: /^Page (\d+) of \1$/u })
    await last.click()
    await expect(page.getByRole('heading', { name: 'Skill 23', exact: true })).toBeInViewport()
  })

  test('all content is in the HTML', async ({ variant, page }) => {
    test.slow()
    const { url } = await variant((raw) => Object.assign(raw, content))
    const html = await (await page.request.get(url)).text()
    for (const words of ['This is scene 1999,', 'Project 4 of part 0', 'Skill 23']) {
      expect(html).toContain(words)
    }
  })
})
