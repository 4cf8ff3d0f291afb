import type { Page } from '@playwright/test'

import { askManyAnswers, longLine, longQuestion, manyAnswers } from '../contents/edited-contents.ts'
import { findDefaultSection } from '../default-portfolio.ts'
import { waitForFrames } from '../page/frames.ts'
import { loadEverySection } from '../page/load-every-section.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test } from '../test.ts'
import { readVisibleText } from '../page/read-visible-text.ts'

import { listLines, table, Talk, type SceneName } from './talk.ts'

test.describe('the script', () => {
  // What each answer of each scene leads to, and what Close does there: machine.test.ts.
  test('each answer leads where the table says, and Close hides the dialogue', async ({
    page,
    site,
  }) => {
    const talk = await Talk.open(page, site.url)
    await talk.isClosed()
    await talk.press('Start')
    await talk.expectBeginning('intro')
    await talk.press('Close')
    await talk.isClosed()

    await talk.press('Start')
    expect(await talk.follow(["I don't know", 'No', 'Yes'])).toEqual([
      'intro',
      'other-topic',
      'not-sure',
      'awesome',
    ])
    // The second click of a double click answers nothing: the first may have changed the scene.
    await talk.buttons.first().dispatchEvent('click', { detail: 2 })
    await expect(talk.lines).toHaveText([...talk.past, ...listLines('awesome')])
    await talk.press('Close')
    await talk.isClosed()
    await talk.press('Start')
    await talk.expectBeginning('intro')
    await expect(talk.buttons).toHaveText(['Continue', 'Close'])
  })

  test('farewell ends the talk: a link leads to the form, and Close begins again', async ({
    page,
    site,
  }) => {
    const talk = await Talk.open(page, site.url)
    const link = talk.section.getByRole('link', { name: 'To the form' })
    await talk.goTo('farewell')
    await expect(link).toHaveCount(0)
    await talk.readToTheEnd('farewell')

    await test.step('neither No nor "I don\'t know" is offered, which would keep farewell', async () => {
      for (const answer of ['No', "I don't know"] as const) {
        await expect(page.getByRole('button', { name: answer, exact: true })).toHaveCount(0)
        await expect(talk.lines).toHaveText([...talk.past, ...listLines(table.farewell[answer])])
      }
    })
    await test.step('earlier lines can be scrolled back into view by key', async () => {
      await expect(talk.lines.first()).not.toBeInViewport()
      await talk.log.focus()
      await page.keyboard.press('Home')
      await expect(talk.lines.first()).toBeInViewport()
      await page.keyboard.press('End')
      await expect(talk.lines.last()).toBeInViewport()
    })
    await test.step('the link leads to the form, which then has the focus', async () => {
      await link.click()
      const form = page.getByRole('region', { name: findDefaultSection('contact').heading })
      await expect(form).toBeFocused()
      await expect(form.getByRole('heading')).toBeInViewport()
    })
    await test.step('Close answers yes and leads to intro', async () => {
      await talk.press('Close')
      await talk.readToTheEnd(table.farewell.Yes)
    })
  })

  test('the keyboard alone goes from Start to farewell, and the focus is never lost', async ({
    page,
    site,
  }) => {
    const talk = await Talk.open(page, site.url)
    const focused = page.locator(':focus')
    await page.getByRole('link', { name: 'Conversation' }).focus()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused).toHaveText('Start', { timeout: 50 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Enter')
    for (const scene of ['intro', 'awesome', 'why-I-build'] as const) {
      for (const _ of listLines(scene).slice(1)) {
        await expect(focused).toHaveText('Continue')
        await page.keyboard.press('Enter')
      }
      await expect(talk.lines).toHaveText([...talk.past, ...listLines(scene)])
      await expect(focused).toHaveText('Yes')
      await page.keyboard.press('Space')
      talk.past = [...talk.past, ...listLines(scene), 'Yes']
    }
    for (const _ of listLines('farewell').slice(1)) {
      await expect(focused).toHaveText('Continue')
      await page.keyboard.press('Space')
    }
    await expect(talk.lines).toHaveText([...talk.past, ...listLines('farewell')])
    await expect(focused).toHaveText('To the form')
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused).toHaveText('Close', { timeout: 50 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Enter')
    talk.past = []
    await talk.expectBeginning('intro')
    await expect(focused).toHaveText('Close')
    await page.keyboard.press('Enter')
    await talk.isClosed()
    await expect(focused).toHaveText('Start')
  })

  test('with reduced motion a line appears complete at once', async ({ page, site }) => {
    await page.clock.install()
    const talk = await Talk.open(page, site.url)
    await waitForHydration(talk.buttons.first())
    await page.clock.pauseAt(Date.now() + 60_000)
    await talk.press('Start')
    await talk.expectBeginning('intro')
    expect(await readVisibleText(talk.log)).toBe(listLines('intro')[0])
  })

  test('a new size keeps the lines in view that the visitor reads', async ({ page, site }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const talk = await Talk.open(page, site.url)
    await talk.goTo('awesome')
    await talk.readToTheEnd('awesome')
    await page.setViewportSize({ width: 360, height: 700 })
    await waitForFrames(page, 3)
    await expect(talk.lines.last()).toBeInViewport()
    await talk.log.evaluate((log) => log.scrollTo({ top: 0 }))
    await waitForFrames(page, 3)
    await page.setViewportSize({ width: 360, height: 660 })
    await waitForFrames(page, 3)
    expect(await talk.log.evaluate((log) => log.scrollTop)).toBe(0)
  })

  test('a new size keeps the last line in view while the talk scrolls to it', async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const talk = await Talk.open(page, site.url)
    await talk.goTo('awesome')
    await talk.readToTheEnd('awesome')
    // The event of this scrolling comes after the new size, and before the size is observed.
    await talk.log.evaluate((log) => {
      log.scrollBy({ top: -1, behavior: 'instant' })
      log.style.maxHeight = `${log.clientHeight - 60}px`
    })
    await waitForFrames(page, 3)
    expect(
      await talk.log.evaluate((log) => log.scrollHeight - log.scrollTop - log.clientHeight),
    ).toBeLessThan(2)
  })

  test('the page keeps its height from line to line and scene to scene', async ({ page, site }) => {
    const talk = await Talk.open(page, site.url)
    // The carousel is a fraction of a pixel taller than the row that it replaces.
    await loadEverySection(page)
    await test.step('on a desktop, up to the second scene', async () => {
      const heights = [await measureHeight(page)]
      await talk.press('Start')
      for (const _ of listLines('intro').slice(1)) {
        heights.push(await measureHeight(page))
        await talk.press('Continue')
      }
      heights.push(await measureHeight(page))
      await talk.answer('intro', 'Yes')
      heights.push(await measureHeight(page))
      await talk.press('Close')
      expect(new Set(heights).size, heights.join(', ')).toBe(1)
    })

    await page.setViewportSize({ width: 360, height: 780 })
    // The slider of the new width is there.
    await expect(page.getByRole('button', { name: 'Page 1 of 5' })).toBeAttached()
    await talk.section.scrollIntoViewIfNeeded()
    const heights = [await measureHeight(page)]
    // A way through all six scenes.
    let at: SceneName = 'intro'
    await talk.press('Start')
    for (const answer of ["I don't know", 'No', 'Yes', 'Yes', 'Yes', undefined] as const) {
      await talk.expectBeginning(at)
      heights.push(await measureHeight(page))
      for (let shown = 2; shown <= listLines(at).length; shown += 1) {
        await talk.press('Continue')
        await expect(talk.lines).toHaveCount(talk.past.length + shown)
        heights.push(await measureHeight(page))
      }
      if (answer === undefined) break
      await talk.answer(at, answer)
      at = table[at][answer]
    }
    expect(at).toBe('farewell')
    expect(new Set(heights).size, heights.join(', ')).toBe(1)
  })
})

test('as many answers as a scene may have scroll below its last line', async ({
  page,
  variant,
}) => {
  const { url } = await variant(askManyAnswers)
  const talk = await Talk.open(page, url)
  await waitForHydration(talk.buttons.first())
  await talk.press('Start')
  await expect(talk.lines).toHaveText([longQuestion])
  const buttons = talk.section.getByRole('group').getByRole('button')
  for (const size of [
    { width: 1120, height: 700 },
    { width: 360, height: 780 },
  ]) {
    await page.setViewportSize(size)
    await talk.log.scrollIntoViewIfNeeded()
    await expect(talk.lines.first()).toBeInViewport({ ratio: 1 })
    for (const button of [buttons.last(), buttons.first()]) {
      // What is above the start of a scroll area cannot be reached.
      const distance = await button.evaluate((element) => {
        element.scrollIntoView({ block: 'center' })
        const log = element.closest('[role=group]')?.parentElement?.previousElementSibling
        return element.getBoundingClientRect().top - (log?.getBoundingClientRect().bottom ?? NaN)
      })
      expect(distance).toBeGreaterThanOrEqual(0)
    }
  }
  // Each has its whole outline when the keyboard is there.
  await buttons.first().focus()
  for (const text of manyAnswers) {
    const button = page.locator(':focus')
    await expect(button).toHaveText(text)
    const space = await button.evaluate((element) => {
      const area = element.closest('[role=group]')?.parentElement
      return (area?.getBoundingClientRect().bottom ?? NaN) - element.getBoundingClientRect().bottom
    })
    expect(space).toBeGreaterThanOrEqual(5)
    await page.keyboard.press('Tab')
  }
  await buttons.first().click()
  await expect(talk.lines.last()).toHaveText('Bye.')
  // Of a line that is taller than the log, the first row is in view.
  await talk.press('Continue')
  await expect(talk.lines.last()).toHaveText(longLine)
  const above = await talk.log.evaluate(
    (log) =>
      (log.lastElementChild?.getBoundingClientRect().top ?? NaN) - log.getBoundingClientRect().top,
  )
  expect(above).toBeGreaterThanOrEqual(0)
})

function measureHeight(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}
