import { expect, type Locator, type Page } from '@playwright/test'

import { readDefaultConversation } from '../default-portfolio.ts'
import { visit } from '../test.ts'

/** The specification's table, section 4: where each answer leads. */
export const table = {
  intro: { Yes: 'awesome', No: 'not-sure', "I don't know": 'other-topic' },
  awesome: { Yes: 'why-I-build', No: 'not-sure', "I don't know": 'other-topic' },
  'not-sure': { Yes: 'awesome', No: 'not-sure', "I don't know": 'other-topic' },
  'other-topic': { Yes: 'why-I-build', No: 'not-sure', "I don't know": 'other-topic' },
  'why-I-build': { Yes: 'farewell', No: 'other-topic', "I don't know": 'other-topic' },
  // Close gives the yes; the other two keep farewell, where no answer is offered.
  farewell: { Yes: 'intro', No: 'farewell', "I don't know": 'farewell' },
} as const

export type SceneName = keyof typeof table
export type Answer = keyof (typeof table)['intro']

export const answers = Object.keys(table.intro) as Answer[]

/** The answers that lead from the start to each scene. */
const wayTo: Readonly<Record<SceneName, readonly Answer[]>> = {
  intro: [],
  awesome: ['Yes'],
  'not-sure': ['No'],
  'other-topic': ["I don't know"],
  'why-I-build': ['Yes', 'Yes'],
  farewell: ['Yes', 'Yes', 'Yes'],
}

const { heading, speaker, scenes } = readDefaultConversation()

export function listLines(scene: SceneName): readonly string[] {
  return scenes[scene]?.lines ?? []
}

/** The conversation, as a visitor uses it. */
export class Talk {
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
  static async open(page: Page, address: string): Promise<Talk> {
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
    this.past = [...this.past, ...listLines(scene), answer]
  }

  /** Presses Continue up to the last line, and expects every line and button on the way. */
  async readToTheEnd(scene: SceneName) {
    const lines = listLines(scene)
    for (let shown = 1; shown < lines.length; shown += 1) {
      await expect(this.lines).toHaveText([...this.past, ...lines.slice(0, shown)])
      await expect(this.buttons).toHaveText(['Continue', 'Close'])
      await this.press('Continue')
    }
    await expect(this.lines).toHaveText([...this.past, ...lines])
    await expect(this.buttons).toHaveText(
      scene === 'farewell' ? ['Copy this address', 'Close'] : [...answers, 'Close'],
    )
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
    await this.expectBeginning(scene)
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

  async expectBeginning(scene: SceneName) {
    await expect(this.lines).toHaveText([...this.past, ...listLines(scene).slice(0, 1)])
    await expect(this.lines.last()).toBeInViewport()
  }

  async isClosed() {
    await expect(this.buttons).toHaveText(['Start'])
    await expect(this.lines).toHaveCount(0)
  }
}
