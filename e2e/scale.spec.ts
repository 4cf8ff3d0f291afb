import { defaultPortfolio } from './default-portfolio.ts'
import { expect, test, visit } from './test.ts'
import { scaledContent, scales } from '../bench/site/scaled-content.ts'

const { labels } = defaultPortfolio()
const [, , scale] = scales
const content = JSON.parse(scaledContent(scale))

// One worker builds the variant, for all of them.
test.describe.configure({ mode: 'default' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** All but a pixel: the bar scrolls by whole ones. */
const whole = { ratio: 0.97 }

test.describe('with 50 sections, 200 cards, 100 slides and 2,000 scenes', () => {
  test('each link of the bar can be reached, and the one of the section in view is seen', async ({
    page,
    variant,
  }) => {
    test.slow()
    const site = await variant((raw) => Object.assign(raw, content))
    await visit(page, site.url)
    const bar = page.getByRole('navigation', { name: labels.navigation })
    const link = (name: string) => bar.getByRole('link', { name, exact: true })
    await expect(bar.getByRole('link')).toHaveCount(scale.sections)
    await expect(link('Home')).toBeInViewport(whole)
    for (const name of ['Contact', 'Work 20', 'Home']) {
      await link(name).click()
      await expect(link(name)).toHaveAttribute('aria-current', 'true')
      await expect(link(name)).toBeInViewport(whole)
    }
    await page.evaluate(() => {
      document.getElementById('work-30')?.scrollIntoView({ behavior: 'instant' })
    })
    await expect(link('Work 30')).toHaveAttribute('aria-current', 'true')
    await expect(link('Work 30')).toBeInViewport(whole)
  })

  test('the robot answers, and the carousel has its pages', async ({ page, variant }) => {
    test.slow()
    const site = await variant((raw) => Object.assign(raw, content))
    await visit(page, site.url)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Start').click()
    for (const scene of [0, 1, 2]) {
      const line = page.getByRole('log').getByText(`This is scene ${scene},`)
      await expect(line).toBeVisible()
      await button('Continue').click()
      await button('Continue').click()
      await button('Yes').click()
    }
    await page.getByRole('region', { name: 'Skills' }).scrollIntoViewIfNeeded()
    const last = page.getByRole('button', { name: /^Page (\d+) of \1$/u })
    await last.click()
    await expect(page.getByRole('heading', { name: 'Skill 99', exact: true })).toBeInViewport()
  })

  test('all words are in the HTML, and each section’s in one script beside the entry', async ({
    variant,
    page,
  }) => {
    test.slow()
    const { url } = await variant((raw) => Object.assign(raw, content))
    const html = await (await page.request.get(url)).text()
    for (const words of ['This is scene 1999,', 'Project 4 of part 0', 'Skill 99']) {
      expect(html).toContain(words)
    }
    const entry = /\bimport\(["'`]([^"'`]+)["'`]\)/u.exec(html)?.[1] ?? ''
    const code = await (await page.request.get(url + entry)).text()
    expect(code).toContain('hydrate')
    for (const words of ['This is scene', 'Project 4', 'Skill 9']) expect(code).not.toContain(words)
  })
})
