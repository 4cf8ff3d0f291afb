import type { Locator, Page } from '@playwright/test'

import { waitForHydration } from '../page/wait-for-hydration.ts'
import { findDefaultSection } from '../default-portfolio.ts'
import { editEverySection, emojiLine, markupLines } from '../contents/edited-contents.ts'
import { expect, test, withMotionInSmallWindow } from '../test.ts'
import { readVisibleText } from '../page/read-visible-text.ts'

import { answers, listLines, Talk } from './talk.ts'

test.use(withMotionInSmallWindow)

test.describe('typing', () => {
  test('a line is typed at 20 ms per character, once and completely, and read out at once', async ({
    page,
    site,
  }) => {
    const [line = ''] = listLines('intro')
    const talk = await openBeforeTyping(page, site.url)
    expect((await readVisibleText(talk.log)).length).toBeLessThan(line.length / 2)
    // Assistive technology gets the whole line from the first character on.
    await expect(talk.log).toMatchAriaSnapshot(`
      - log "${findDefaultSection('conversation').speaker}":
        - paragraph: ${JSON.stringify(line)}
    `)
    // A translation of single letters would be nonsense.
    const typed = talk.log.locator('[data-typing] > [aria-hidden]')
    expect(await typed.evaluate((one: HTMLElement) => one.translate)).toBe(false)
    const before = (await readVisibleText(talk.log)).length
    for (const characters of [10, 20, 30, 40]) {
      await page.clock.runFor(10 * 20)
      const seen = await readVisibleText(talk.log)
      expect(line.startsWith(seen), seen).toBe(true)
      expect(seen.length - before, seen).toBeGreaterThanOrEqual(characters - 2)
      expect(seen.length - before, seen).toBeLessThanOrEqual(characters + 2)
    }
    await page.clock.runFor((line.length - before - 40 + 2) * 20)
    expect(await readVisibleText(talk.log)).toBe(line)
    // The caret goes, and the robot stops talking, with the last character.
    await expect(talk.log.locator('[data-typing]')).toHaveCount(0)
    for (let rest = 0; rest < 5; rest += 1) {
      await page.clock.runFor(487)
      expect(await readVisibleText(talk.log)).toBe(line)
    }
  })

  test('Continue does not wait for the end of a line, and a scene that leads back to itself is typed again', async ({
    page,
    site,
  }) => {
    const [first = '', second = ''] = listLines('intro')
    const talk = await openBeforeTyping(page, site.url)
    await talk.press('Continue')
    await expect(talk.lines.first()).toHaveText(first)
    await page.clock.runFor((second.length + 10) * 20)
    expect(await readVisibleText(talk.lines.nth(1))).toBe(second)
    expect(await readVisibleText(talk.lines.first())).toBe(first)

    const lines = listLines('not-sure')
    for (const _ of listLines('intro').slice(2)) await talk.press('Continue')
    await talk.press('No')
    for (const _ of lines.slice(1)) await talk.press('Continue')
    await page.clock.runFor(((lines.at(-1) ?? '').length + 10) * 20)
    await talk.press('No')
    await expect(talk.lines).toHaveCount(listLines('intro').length + lines.length + 3)
    expect(await readVisibleText(talk.lines.last())).toBe('')
    await page.clock.runFor(((lines[0] ?? '').length + 10) * 20)
    expect(await readVisibleText(talk.lines.last())).toBe(lines[0])
  })
})

test.describe('a script of the owner', () => {
  // One worker builds the site for all of these tests.
  test.describe.configure({ mode: 'default' })

  test('markup is typed as text and never runs, and a character of several code units at once', async ({
    page,
    variant,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { url } = await variant(editEverySection)
    const talk = await openBeforeTyping(page, url)
    for (const [index, line] of markupLines.entries()) {
      if (index > 0) await talk.press('Continue')
      await page.clock.runFor((line.length + 10) * 20)
      expect(await readVisibleText(talk.lines.nth(index))).toBe(line)
    }
    await talk.press('Continue')
    expect(await readVisibleText(talk.lines.first())).toBe(markupLines[0])

    const whole = splitCharacters(emojiLine)
    let seen: string[] = []
    for (let time = 0; seen.length < whole.length && time < 5000; time += 100) {
      await page.clock.runFor(100)
      seen = splitCharacters(await readVisibleText(talk.lines.last()))
      expect(seen).toEqual(whole.slice(0, seen.length))
      expect(await isEveryPieceWellFormed(talk.lines.last())).toBe(true)
    }
    expect(seen).toEqual(whole)
    await expect(talk.log.locator('img, b, script')).toHaveCount(0)
    expect(await page.evaluate(() => 'markupRan' in window)).toBe(false)
    expect(asked).not.toContain('/x')
  })

  test('a fourth answer and a scene with two answers need only content', async ({
    page,
    variant,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { url } = await variant(editEverySection)
    const talk = await Talk.open(page, url)
    await talk.press('Start')
    for (const _ of markupLines) await talk.press('Continue')
    await expect(talk.lines).toHaveText([...markupLines, emojiLine])
    await expect(talk.buttons).toHaveText([...answers, 'Ask me <i>later</i>', 'Close'])
    await talk.press('Yes')
    const before = [...markupLines, emojiLine, 'Yes', 'Two ways on.']
    await expect(talk.lines).toHaveText(before)
    // In the order of the conversation's answers, not of the scene's.
    await expect(talk.buttons).toHaveText(['No', 'Ask me <i>later</i>', 'Close'])
    await talk.press('Ask me <i>later</i>')
    await expect(talk.lines).toHaveText([...before, 'Ask me <i>later</i>', 'The end.'])
    await expect(talk.buttons).toHaveText(['Copy this address', 'Close'])
    await talk.press('Close')
    await expect(talk.lines).toHaveText(['Two ways on.'])
  })
})

/** Starts the conversation with a paused clock, and stops at the first typed characters. */
async function openBeforeTyping(page: Page, address: string): Promise<Talk> {
  await page.clock.install()
  const talk = await Talk.open(page, address)
  await waitForHydration(talk.buttons.first())
  await page.clock.pauseAt(Date.now() + 60_000)
  // Until the typist's chunk has loaded a line appears whole; then start again.
  await expect(async () => {
    await talk.press('Start')
    const blank = (await readVisibleText(talk.log)) === ''
    if (!blank) await talk.press('Close')
    expect(blank).toBe(true)
  }).toPass({ intervals: [50] })
  await expect(async () => {
    await page.clock.runFor(16)
    expect(await readVisibleText(talk.log)).not.toBe('')
  }).toPass({ intervals: [0] })
  return talk
}

/** Splits a text into graphemes. */
function splitCharacters(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
}

/** Whether no text node holds half of a surrogate pair. */
function isEveryPieceWellFormed(line: Locator): Promise<boolean> {
  return line.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.textContent?.isWellFormed()) return false
    }
    return true
  })
}
