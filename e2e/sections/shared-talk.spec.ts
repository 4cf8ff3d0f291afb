import type { Page } from '@playwright/test'

import { readDefaultConversation } from '../default-portfolio.ts'
import { editEverySection, emojiLine, markupLines } from '../contents/edited-contents.ts'
import { waitForHydration } from '../page/wait-for-hydration.ts'
import { expect, test, withMotion } from '../test.ts'

import { listLines, table, Talk, type Answer, type SceneName } from './talk.ts'

const conversation = readDefaultConversation()
const copyLabel = 'Copy this address'
const unsure = "I don't know"

/** A clipboard that a test can read, and that refuses the second text. */
async function replaceClipboard(page: Page) {
  await page.addInitScript(() => {
    let copied = ''
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          if (copied !== '') throw new DOMException('Refused', 'NotAllowedError')
          copied = text
        },
        readText: async () => copied,
      },
    })
  })
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText())
}

/** Starts, and gives answers until the first line of a scene shows. */
async function walk(talk: Talk, way: readonly Answer[]): Promise<SceneName> {
  await talk.press('Start')
  let scene: SceneName = 'intro'
  for (const answer of way) {
    for (const _ of listLines(scene).slice(1)) await talk.press('Continue')
    await talk.answer(scene, answer)
    scene = table[scene][answer]
  }
  return scene
}

/** The end of the way: up to its last line, with `more` lines after those of the script. */
async function readFarewell(talk: Talk, ...more: string[]) {
  const rest = [...listLines('farewell').slice(1), ...more]
  for (const _ of rest) await talk.press('Continue')
  await expect(talk.lines).toHaveText([...talk.past, ...listLines('farewell'), ...more])
}

function writeAgreement(count: number, total: number): string {
  return conversation.agreementLine
    .replace('{count}', String(count))
    .replace('{total}', String(total))
}

/** The signal, as screen readers describe it. */
function findSignal(talk: Talk) {
  return talk.section.getByRole('img')
}

test('the address of a talk is copied at the farewell, or is there where nothing may be copied, and opens the talk for somebody else', async ({
  page,
  site,
}) => {
  await replaceClipboard(page)
  const talk = await Talk.open(page, site.url)
  await test.step('nobody was sent to the plain page', async () => {
    await expect(talk.section.getByText('Asleep. Dreaming of semicolons.')).toBeVisible()
    await expect(talk.section.getByText('Someone sent you.')).toHaveCount(0)
    await expect(findSignal(talk)).toHaveCount(0)
  })
  await walk(talk, ['Yes', 'No', unsure, 'Yes', 'Yes'])
  await expect(talk.section.getByRole('button', { name: copyLabel })).toHaveCount(0)
  await readFarewell(talk)
  await talk.press(copyLabel)
  await expect(talk.section.getByRole('status')).toHaveText('Copied')
  const address = await readClipboard(page)
  expect(address).toBe(`${site.url}/?talk=ynuyy#conversation`)

  await test.step('where nothing may be copied, the address is there', async () => {
    await talk.press(copyLabel)
    const field = talk.section.getByRole('textbox', { name: 'The address of this talk' })
    await expect(field).toHaveValue(address)
    await expect(field).toBeFocused()
    expect(await page.evaluate(() => String(getSelection()))).toBe(await field.inputValue())
    await expect(talk.section.getByRole('status')).toHaveText('')
  })

  const other = await Talk.open(page, address)
  await expect(
    other.section.getByText(
      'Someone sent you. I remember nothing; the address does: yes, no, no idea, yes, yes.',
    ),
  ).toBeInViewport()
  await other.isClosed()
  await expect(findSignal(other)).toHaveAccessibleName(
    'Answers of the sender: yes, no, no idea, yes, yes.',
  )
})

test('Close on the farewell begins a new path, and its yes is not drawn', async ({
  page,
  site,
}) => {
  await replaceClipboard(page)
  const talk = await Talk.open(page, `${site.url}/?talk=yyy#conversation`)
  await walk(talk, ['Yes', 'Yes', 'Yes'])
  const sender = 'Answers of the sender: yes, yes, yes.'
  await expect(findSignal(talk)).toHaveAccessibleName(`Your answers: yes, yes, yes. ${sender}`)
  await test.step('with reduced motion the signal is complete and still', async () => {
    const drawn = await findSignal(talk).evaluate((signal) => ({
      animations: signal.getAnimations({ subtree: true }).length,
      strokes: signal.querySelectorAll('svg').length,
    }))
    expect(drawn).toEqual({ animations: 0, strokes: 6 })
  })
  await talk.press('Close')
  await expect(findSignal(talk)).toHaveAccessibleName(sender)
  for (const _ of listLines('intro').slice(1)) await talk.press('Continue')
  await talk.answer('intro', unsure)
  await expect(findSignal(talk)).toHaveAccessibleName(`Your answers: no idea. ${sender}`)
})

test('junk in the address is dropped, and a path that leaves the script is followed as far as it goes', async ({
  page,
  site,
}) => {
  const junk = await Talk.open(page, `${site.url}/?talk=%00<script>%ZZ&talk=y#conversation`)
  await expect(junk.section.getByText('Asleep.')).toBeVisible()
  await expect(findSignal(junk)).toHaveCount(0)

  const stray = await Talk.open(page, `${site.url}/?talk=Y-y%20yXyn${'y'.repeat(99)}#conversation`)
  await expect(stray.section.getByText('the address does: yes, yes, yes.')).toBeVisible()
  await expect(
    stray.section.getByText('I could follow 3 of 24 answers. The rest is not in my script.'),
  ).toBeVisible()
  await walk(stray, ['Yes', 'Yes', 'Yes'])
  await readFarewell(stray, writeAgreement(3, 24))
})

test('a long greeting is in view on a phone, and scrolls inside the panel, down to Start', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const path = 'u'.repeat(21)
  const talk = await Talk.open(page, `${site.url}/?talk=${path}yyy#conversation`)
  const greeting = talk.section.getByText('Someone sent you.')
  const start = talk.section.getByRole('button', { name: 'Start' })
  await expect(greeting).toContainText('The rest is not in my script.')
  await expect(greeting).toBeInViewport()
  // What is above the start of a scroll area cannot be reached.
  await greeting.evaluate((text) => text.scrollIntoView({ block: 'start' }))
  const panel = talk.section.locator(':has(> [role="log"])')
  const speaker = talk.section.locator('[aria-hidden="true"]', { hasText: conversation.speaker })
  const measureEnds = async () => {
    const boxes = await Promise.all(
      [panel, speaker.first(), greeting, start].map((part) => part.boundingBox()),
    )
    return boxes.map((box) => ({
      top: box?.y ?? NaN,
      bottom: (box?.y ?? NaN) + (box?.height ?? NaN),
    }))
  }
  const [, header, first] = await measureEnds()
  expect(first?.top).toBeGreaterThanOrEqual(header?.bottom ?? NaN)
  await start.scrollIntoViewIfNeeded()
  const [frame, , , last] = await measureEnds()
  expect(last?.bottom).toBeLessThanOrEqual(frame?.bottom ?? NaN)
  await start.click()
  await expect(talk.lines).toHaveText(listLines('intro').slice(0, 1))
})

test('an answer without a code has a letter of its id, and the canonical address stays', async ({
  page,
  variant,
}) => {
  await replaceClipboard(page)
  const { url } = await variant(editEverySection)
  const talk = await Talk.open(page, `${url}/?talk=dl#conversation`)
  await expect(talk.section.getByText("I don't know, Ask me <i>later</i>.")).toBeVisible()
  await talk.press('Start')
  for (const _ of markupLines) await talk.press('Continue')
  await expect(talk.lines.last()).toHaveText(emojiLine)
  await talk.press('Ask me <i>later</i>')
  await talk.press('Continue')
  await expect(talk.lines.last()).toHaveText(writeAgreement(0, 2))
  await talk.press(copyLabel)
  await expect(talk.section.getByRole('status')).toHaveText('Copied')
  expect(await readClipboard(page)).toBe(`${url}/?talk=l#conversation`)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://me.example.org/',
  )
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('the robot is awake when the preloader ends', async ({ page, site }) => {
    await page.goto(`${site.url}/?talk=yn#conversation`)
    await expect(page.locator('[data-preloader-root]')).toBeVisible()
    await page.keyboard.press('Shift')
    await expect(page.locator('[data-preloader-root]')).toBeHidden()
    await expect(page.getByText('the address does: yes, no.')).toBeInViewport()
  })

  test('an answer draws its stroke in 240 ms', async ({ page, site }) => {
    const talk = await Talk.open(page, site.url)
    await waitForHydration(talk.buttons.first())
    await talk.press('Start')
    for (const _ of listLines('intro').slice(1)) await talk.press('Continue')
    // In one step, so that no animation has ended when it is read.
    const times = await talk.section
      .getByRole('button', { name: 'Yes', exact: true })
      .evaluate(async (button: HTMLElement) => {
        const section = button.closest('section')
        button.click()
        await Promise.resolve()
        return section
          ?.querySelector('[role="img"]')
          ?.getAnimations({ subtree: true })
          .map(({ effect }) => effect?.getComputedTiming().endTime)
      })
    // The stroke, and the pen at its end.
    expect(times).toEqual([240, 240])
  })
})
