import type { Locator, Page } from '@playwright/test'

import { waitForHydration } from '../page/wait-for-hydration.ts'
import { defaultSection } from '../default-portfolio.ts'
import { editEverySection, emojiLine, markupLines } from '../contents/edited-contents.ts'
import { expect, test, visit, withMotion } from '../test.ts'
import { readVisibleText } from '../page/read-visible-text.ts'

test.use(withMotion)

/** The specification's table, section 4: where each answer leads. */
const table = {
  intro: { Yes: 'awesome', No: 'not-sure', "I don't know": 'other-topic' },
  awesome: { Yes: 'why-I-build', No: 'not-sure', "I don't know": 'other-topic' },
  'not-sure': { Yes: 'awesome', No: 'not-sure', "I don't know": 'other-topic' },
  'other-topic': { Yes: 'why-I-build', No: 'not-sure', "I don't know": 'other-topic' },
  'why-I-build': { Yes: 'farewell', No: 'other-topic', "I don't know": 'other-topic' },
  // Close gives the yes; the other two keep farewell, where no answer is offered.
  farewell: { Yes: 'intro', No: 'farewell', "I don't know": 'farewell' },
} as const

type SceneName = keyof typeof table
type Answer = keyof (typeof table)['intro']

const sceneNames = Object.keys(table) as SceneName[]
const answers = Object.keys(table.intro) as Answer[]

/** The answers that lead from the start to each scene. */
const wayTo: Readonly<Record<SceneName, readonly Answer[]>> = {
  intro: [],
  awesome: ['Yes'],
  'not-sure': ['No'],
  'other-topic': ["I don't know"],
  'why-I-build': ['Yes', 'Yes'],
  farewell: ['Yes', 'Yes', 'Yes'],
}

const unsure = "I don't know"

/** From the start, each answer of each scene at least once. */
const waysThroughAll: readonly (readonly Answer[])[] = [
  ['Yes', 'Yes', 'Yes'],
  ['No', 'No', 'Yes', 'No', unsure, unsure, 'No', 'Yes', unsure, 'Yes', 'No', 'Yes', unsure],
  [unsure],
]

const { heading, speaker, scenes } = defaultSection('conversation')

function linesOf(scene: SceneName): readonly string[] {
  return scenes[scene]?.lines ?? []
}

/** The conversation, as a visitor uses it. */
class Talk {
  readonly section: Locator
  readonly log: Locator
  readonly lines: Locator
  readonly buttons: Locator
  /** The lines and answers of the earlier scenes. */
  past: readonly string[] = []

  constructor(page: Page) {
    this.section = page.getByRole('region', { name: heading })
    this.log = this.section.getByRole('log', { name: speaker })
    this.lines = this.log.getByRole('paragraph')
    this.buttons = this.section.getByRole('button')
  }

  /** Opens the page and scrolls to the conversation. */
  static async on(page: Page, address: string): Promise<Talk> {
    await visit(page, address)
    const talk = new Talk(page)
    await talk.section.scrollIntoViewIfNeeded()
    return talk
  }

  async press(name: string) {
    if (name === 'Start' || name === 'Close') this.past = []
    await this.section.getByRole('button', { name, exact: true }).click()
  }

  /** Answers in a scene, whose lines stay in the log. */
  async answer(scene: SceneName, answer: Answer) {
    await this.press(answer)
    this.past = [...this.past, ...linesOf(scene), answer]
  }

  /** Presses Continue up to the last line, and expects every line and button on the way. */
  async readToTheEnd(scene: SceneName) {
    const lines = linesOf(scene)
    for (let shown = 1; shown < lines.length; shown += 1) {
      await expect(this.lines).toHaveText([...this.past, ...lines.slice(0, shown)])
      await expect(this.buttons).toHaveText(['Continue', 'Close'])
      await this.press('Continue')
    }
    await expect(this.lines).toHaveText([...this.past, ...lines])
    await expect(this.buttons).toHaveText(scene === 'farewell' ? ['Close'] : [...answers, 'Close'])
  }

  /** Starts, and answers until the given scene shows its first line. */
  async goTo(scene: SceneName) {
    await this.press('Start')
    let at: SceneName = 'intro'
    for (const answer of wayTo[scene]) {
      await this.readToTheEnd(at)
      await this.answer(at, answer)
      at = table[at][answer]
    }
    await this.showsTheBeginningOf(scene)
  }

  /** Reads every scene and gives these answers, from the intro on. Returns the scenes. */
  async follow(way: readonly Answer[]): Promise<SceneName[]> {
    const visited: SceneName[] = ['intro']
    let scene: SceneName = 'intro'
    await this.readToTheEnd(scene)
    for (const answer of way) {
      await this.answer(scene, answer)
      scene = table[scene][answer]
      visited.push(scene)
      await this.readToTheEnd(scene)
    }
    return visited
  }

  async showsTheBeginningOf(scene: SceneName) {
    await expect(this.lines).toHaveText([...this.past, ...linesOf(scene).slice(0, 1)])
    await expect(this.lines.last()).toBeInViewport()
  }

  async isClosed() {
    await expect(this.buttons).toHaveText(['Start'])
    await expect(this.lines).toHaveCount(0)
  }
}

test.describe('the script', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('Start opens the intro at its first line', async ({ page, site }) => {
    const talk = await Talk.on(page, site.url)
    await talk.isClosed()
    await talk.press('Start')
    await talk.showsTheBeginningOf('intro')
    await expect(talk.buttons).toHaveText(['Continue', 'Close'])
  })

  test('each answer in each scene leads where the table says', async ({ page, site }) => {
    test.slow()
    const talk = await Talk.on(page, site.url)
    const taken = new Set<string>()
    for (const way of waysThroughAll) {
      await talk.press('Start')
      const visited = await talk.follow(way)
      for (const [step, answer] of way.entries()) taken.add(`${visited[step]}: ${answer}`)
      await talk.press('Close')
      // In farewell, Close answers yes, which leads to intro.
      if (visited.at(-1) === 'farewell') await talk.press('Close')
      await talk.isClosed()
    }
    const offered = sceneNames.filter((name) => name !== 'farewell')
    expect([...taken].toSorted()).toEqual(
      offered.flatMap((scene) => answers.map((answer) => `${scene}: ${answer}`)).toSorted(),
    )
  })

  test('Close hides the dialogue in every scene but farewell, and Start begins at intro', async ({
    page,
    site,
  }) => {
    const talk = await Talk.on(page, site.url)
    for (const scene of sceneNames.filter((name) => name !== 'farewell')) {
      await test.step(scene, async () => {
        await talk.goTo(scene)
        await talk.press('Close')
        await talk.isClosed()
        await talk.press('Start')
        await talk.showsTheBeginningOf('intro')
        await talk.readToTheEnd('intro')
        await talk.press('Close')
        await talk.isClosed()
      })
    }
  })

  test('farewell: Close answers yes and leads to intro, from its first line too', async ({
    page,
    site,
  }) => {
    const talk = await Talk.on(page, site.url)
    await talk.goTo('farewell')
    await talk.readToTheEnd('farewell')
    await talk.press('Close')
    await talk.readToTheEnd(table.farewell.Yes)
  })

  test('farewell offers neither No nor "I don\'t know", which would keep farewell', async ({
    page,
    site,
  }) => {
    const talk = await Talk.on(page, site.url)
    await talk.goTo('farewell')
    await talk.readToTheEnd('farewell')
    for (const answer of ['No', "I don't know"] as const) {
      await expect(page.getByRole('button', { name: answer, exact: true })).toHaveCount(0)
      await expect(talk.lines).toHaveText([...talk.past, ...linesOf(table.farewell[answer])])
    }
  })

  test('the keyboard alone goes from Start to farewell, and the focus is never lost', async ({
    page,
    site,
  }) => {
    const talk = await Talk.on(page, site.url)
    const focused = page.locator(':focus')
    await page.getByRole('link', { name: 'Conversation' }).focus()
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(focused).toHaveText('Start', { timeout: 50 })
    }).toPass({ intervals: [0] })
    await page.keyboard.press('Enter')
    for (const scene of ['intro', 'awesome', 'why-I-build'] as const) {
      for (const _ of linesOf(scene).slice(1)) {
        await expect(focused).toHaveText('Continue')
        await page.keyboard.press('Enter')
      }
      await expect(talk.lines).toHaveText([...talk.past, ...linesOf(scene)])
      await expect(focused).toHaveText('Yes')
      await page.keyboard.press('Space')
      talk.past = [...talk.past, ...linesOf(scene), 'Yes']
    }
    for (const _ of linesOf('farewell').slice(1)) {
      await expect(focused).toHaveText('Continue')
      await page.keyboard.press('Space')
    }
    await expect(talk.lines).toHaveText([...talk.past, ...linesOf('farewell')])
    await expect(focused).toHaveText('Close')
    await page.keyboard.press('Enter')
    talk.past = []
    await talk.showsTheBeginningOf('intro')
    await expect(focused).toHaveText('Close')
    await page.keyboard.press('Enter')
    await talk.isClosed()
    await expect(focused).toHaveText('Start')
  })

  test('with reduced motion a line appears complete at once', async ({ page, site }) => {
    await page.clock.install()
    const talk = await Talk.on(page, site.url)
    await waitForHydration(talk.buttons.first())
    await page.clock.pauseAt(Date.now() + 60_000)
    await talk.press('Start')
    await talk.showsTheBeginningOf('intro')
    expect(await readVisibleText(talk.log)).toBe(linesOf('intro')[0])
  })

  test('the page keeps its height from line to line and scene to scene @phone', async ({
    page,
    site,
  }) => {
    const talk = await Talk.on(page, site.url)
    const heights = [await heightOf(page)]
    // A way through all six scenes.
    let at: SceneName = 'intro'
    await talk.press('Start')
    for (const answer of ["I don't know", 'No', 'Yes', 'Yes', 'Yes', undefined] as const) {
      await talk.showsTheBeginningOf(at)
      heights.push(await heightOf(page))
      for (let shown = 2; shown <= linesOf(at).length; shown += 1) {
        await talk.press('Continue')
        await expect(talk.lines).toHaveCount(talk.past.length + shown)
        heights.push(await heightOf(page))
      }
      if (answer === undefined) break
      await talk.answer(at, answer)
      at = table[at][answer]
    }
    expect(at).toBe('farewell')
    expect(new Set(heights).size, heights.join(', ')).toBe(1)
  })

  test('earlier lines can be scrolled back into view by key @phone', async ({ page, site }) => {
    const talk = await Talk.on(page, site.url)
    await talk.goTo('farewell')
    await talk.readToTheEnd('farewell')
    await expect(talk.lines.first()).not.toBeInViewport()
    await talk.log.focus()
    await page.keyboard.press('Home')
    await expect(talk.lines.first()).toBeInViewport()
    await page.keyboard.press('End')
    await expect(talk.lines.last()).toBeInViewport()
  })
})

test.describe('typing', () => {
  test('a line is typed at 20 ms per character, once and completely', async ({ page, site }) => {
    const [line = ''] = linesOf('intro')
    const talk = await startOfTyping(page, site.url)
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
    for (let rest = 0; rest < 20; rest += 1) {
      await page.clock.runFor(487)
      expect(await readVisibleText(talk.log)).toBe(line)
    }
  })

  test('assistive technology gets the whole line from the first character on', async ({
    page,
    site,
  }) => {
    const [line = ''] = linesOf('intro')
    const talk = await startOfTyping(page, site.url)
    expect((await readVisibleText(talk.log)).length).toBeLessThan(line.length / 2)
    await expect(talk.log).toMatchAriaSnapshot(`
      - log "${speaker}":
        - paragraph: ${JSON.stringify(line)}
    `)
  })

  test('Continue does not wait for the end of a line', async ({ page, site }) => {
    const [first = '', second = ''] = linesOf('intro')
    const talk = await startOfTyping(page, site.url)
    await talk.press('Continue')
    await expect(talk.lines.first()).toHaveText(first)
    await page.clock.runFor((second.length + 10) * 20)
    expect(await readVisibleText(talk.lines.nth(1))).toBe(second)
    expect(await readVisibleText(talk.lines.first())).toBe(first)
  })

  test('a scene that leads back to itself is typed again', async ({ page, site }) => {
    const lines = linesOf('not-sure')
    const talk = await startOfTyping(page, site.url)
    for (const _ of linesOf('intro').slice(1)) await talk.press('Continue')
    await talk.press('No')
    for (const _ of lines.slice(1)) await talk.press('Continue')
    await page.clock.runFor(10_000)
    await talk.press('No')
    await expect(talk.lines).toHaveCount(linesOf('intro').length + lines.length + 3)
    expect(await readVisibleText(talk.lines.last())).toBe('')
    await page.clock.runFor(10_000)
    expect(await readVisibleText(talk.lines.last())).toBe(lines[0])
  })
})

test.describe('a script of the owner', () => {
  // One worker builds the site for all of these tests.
  test.describe.configure({ mode: 'default' })

  test('markup in a line is typed as text and never runs', async ({ page, variant }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { url } = await variant(editEverySection)
    const talk = await startOfTyping(page, url)
    for (const [index, line] of markupLines.entries()) {
      if (index > 0) await talk.press('Continue')
      await page.clock.runFor((line.length + 10) * 20)
      expect(await readVisibleText(talk.lines.nth(index))).toBe(line)
    }
    await talk.press('Continue')
    expect(await readVisibleText(talk.lines.first())).toBe(markupLines[0])
    await expect(talk.log.locator('img, b, script')).toHaveCount(0)
    expect(await page.evaluate(() => 'markupRan' in window)).toBe(false)
    expect(asked).not.toContain('/x')
  })

  test('a character of several code units is typed at once', async ({ page, variant }) => {
    const { url } = await variant(editEverySection)
    const talk = await startOfTyping(page, url)
    for (const _ of markupLines) await talk.press('Continue')
    const line = talk.lines.last()
    const whole = charactersOf(emojiLine)
    let seen: string[] = []
    for (let time = 0; seen.length < whole.length && time < 5000; time += 100) {
      await page.clock.runFor(100)
      seen = charactersOf(await readVisibleText(line))
      expect(seen).toEqual(whole.slice(0, seen.length))
      expect(await everyPieceIsWellFormed(line)).toBe(true)
    }
    expect(seen).toEqual(whole)
  })

  test('a fourth answer and a scene with two answers need only content', async ({
    page,
    variant,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const { url } = await variant(editEverySection)
    const talk = await Talk.on(page, url)
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
    await expect(talk.buttons).toHaveText(['Close'])
    await talk.press('Close')
    await expect(talk.lines).toHaveText(['Two ways on.'])
  })
})

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight)
}

/** Starts the conversation with a paused clock, and stops at the first typed characters. */
async function startOfTyping(page: Page, address: string): Promise<Talk> {
  await page.clock.install()
  const talk = await Talk.on(page, address)
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
function charactersOf(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
}

/** Whether no text node holds half of a surrogate pair. */
function everyPieceIsWellFormed(line: Locator): Promise<boolean> {
  return line.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      if (!walker.currentNode.textContent?.isWellFormed()) return false
    }
    return true
  })
}
