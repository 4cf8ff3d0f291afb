import type { Page } from '@playwright/test'

import { expectAccessibleInBothSchemes } from '../accessibility/expect-accessible.ts'
import { buildProjects, projectKeywords } from '../contents/projects-content.ts'
import { parseDefaultPortfolio } from '../default-portfolio.ts'
import { expect, test, visit } from '../test.ts'

const all = Object.keys(projectKeywords)

const findCards = (page: Page) => page.locator('#projects').getByRole('heading', { level: 3 })
const findChoice = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show projects with' }).getByRole('radio', { name, exact: true })

/** What screen readers say of a choice: its keyword, and how many projects have it. */
const [node, maps, print] = ['Node 3', 'Maps 2', 'Print 2']

test('a visitor filters by mouse, and "All" brings the others back', async ({ page, variant }) => {
  const { url } = await buildProjects(variant)
  await visit(page, url)
  await expect(findChoice(page, 'All')).toBeChecked()
  await expect(findCards(page)).toHaveText(all)
  await findChoice(page, maps).click()
  await expect(findCards(page)).toHaveText(['Atlas', 'Bench'])
  // Only while a visitor writes it is out of the way.
  const { socialLinks, labels } = parseDefaultPortfolio()
  const social = page.getByRole('link', { name: `${socialLinks[0]?.network} ${labels.newTab}` })
  expect(await social.evaluate((one) => one.checkVisibility({ opacityProperty: true }))).toBe(true)
  await findChoice(page, node).click()
  await expect(findCards(page)).toHaveText(['Atlas', 'Clock', 'Dune'])
  await findChoice(page, 'All').click()
  await expect(findCards(page)).toHaveText(all)

  const eel = page.getByRole('heading', { name: 'Eel', exact: true })
  await test.step('a link to a card that the filter hides shows it, each time', async () => {
    await page.locator('main').evaluate((main) => {
      main.insertAdjacentHTML('beforeend', '<a href="#project-eel">To the eel</a>')
    })
    for (let time = 1; time <= 2; time += 1) {
      await findChoice(page, maps).click()
      await page.getByRole('link', { name: 'To the eel' }).click()
      await expect(findCards(page)).toHaveText(all)
      await expect(eel).toBeInViewport()
    }
  })
  await test.step('so does an address, and going back keeps the filter', async () => {
    await findChoice(page, maps).click()
    await page.goto(`${url}/#project-clock`)
    await expect(findCards(page)).toHaveText(all)
    await findChoice(page, maps).click()
    await page.goto(`${url}/#project-bench`)
    await page.goBack()
    await expect(page).toHaveURL(`${url}/#project-clock`)
    await expect(findCards(page)).toHaveText(['Atlas', 'Bench'])
  })
})

test('a visitor copies the page, and filters it by keyboard; filtered, it is accessible, and paper has all projects', async ({
  page,
  variant,
}) => {
  const { url } = await buildProjects(variant)
  await visit(page, url)
  await expect(findCards(page)).toHaveText(all)
  await test.step('a copy has no letter of a drawing', async () => {
    const copied = await page.evaluate(() => {
      getSelection()?.selectAllChildren(document.body)
      return String(getSelection())
    })
    const copiedLines = copied.split('\n')
    expect(copiedLines).toEqual(expect.arrayContaining(all))
    expect(copiedLines.filter((line) => /^\p{Letter}$/u.test(line))).toEqual([])
  })
  await test.step('keys choose a filter', async () => {
    await findChoice(page, 'All').focus()
    for (const [key, label, names] of [
      ['ArrowRight', node, ['Atlas', 'Clock', 'Dune']],
      ['ArrowRight', maps, ['Atlas', 'Bench']],
      ['ArrowDown', print, ['Clock', 'Dune']],
      ['ArrowRight', 'All', all],
      ['ArrowLeft', print, ['Clock', 'Dune']],
    ] as const) {
      await page.keyboard.press(key)
      await expect(findChoice(page, label)).toBeFocused()
      await expect(findChoice(page, label)).toBeChecked()
      await expect(findCards(page)).toHaveText([...names])
    }
  })
  await test.step('axe finds nothing, and the numbers of the filter can be read', async () => {
    const numbers = page.locator('fieldset small')
    await expect(numbers).toHaveCount(3)
    // axe does not measure the contrast of a text of one character.
    await numbers.evaluateAll((every) => {
      for (const one of every) one.textContent = '12'
    })
    await expectAccessibleInBothSchemes(page, 'filtered', '#projects')
    await expect(findCards(page)).toHaveText(['Clock', 'Dune'])
  })
  await test.step('paper has all projects, and no filter', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(findCards(page)).toHaveText(all)
    await expect(findChoice(page, 'All')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the filter works', async ({ page, variant }) => {
    const { url } = await buildProjects(variant)
    await page.goto(url)
    await findChoice(page, print).click()
    await expect(findCards(page)).toHaveText(['Clock', 'Dune'])
    await findChoice(page, 'All').click()
    await expect(findCards(page)).toHaveText(all)
  })
})
