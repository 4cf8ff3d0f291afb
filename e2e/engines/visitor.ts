import { expect } from '@playwright/test'
import sharp from 'sharp'

import type { Engine } from './engine.ts'

type Point = { readonly x: number; readonly y: number }

// By default a poll waits a second, and a visit has a hundred of them.
const often = { intervals: [100] }

/** A visitor who reads the page and uses keyboard and mouse. */
export class Visitor {
  readonly engine: Engine
  readonly site: string

  constructor(engine: Engine, site: string) {
    this.engine = engine
    this.site = site
  }

  async goTo(path: string) {
    await this.engine.open(this.site + path)
  }

  /** Visits a page, unless the visitor is on it already: to load one again takes seconds. */
  async stayOn(path: string) {
    const address = await this.engine.run(() => location.origin + location.pathname)
    if (address !== this.site + path) await this.visit(path)
  }

  /** Opens a page and ends the preloader with a key. */
  async visit(path: string) {
    await this.goTo(path)
    await this.press('\uE008')
  }

  async press(...keys: readonly string[]) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.engine.act([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Presses the mouse at the first of some points and lets it go at the last. */
  async drag(points: readonly Point[]) {
    const [first, ...rest] = points.map(({ x, y }) => ({
      type: 'pointerMove',
      x: Math.round(x),
      y: Math.round(y),
      duration: 50,
    }))
    const down = { type: 'pointerDown', button: 0 }
    const up = { type: 'pointerUp', button: 0 }
    const parameters = { pointerType: 'mouse' }
    const actions = [first, down, ...rest, up]
    await this.engine.act([{ type: 'pointer', id: 'mouse', parameters, actions }])
  }

  /** Clicks the button, link or field of that name, as soon as it is there. */
  async click(name: string) {
    await this.drag([await this.findMiddle(name)])
  }

  async write(field: string, words: string) {
    await this.click(field)
    await this.press(...words)
  }

  /** Returns the middle of the control with this name, once it has stopped moving. */
  async findMiddle(name: string): Promise<Point> {
    const seen: Point[] = []
    const look = async () => {
      const middle = await this.engine.run(findMiddleInWindow, name)
      if (middle) seen.push(middle)
      return seen.length
    }
    await expect.poll(look, { ...often, message: `"${name}" is there` }).toBe(1)
    const [middle] = seen
    if (!middle) throw new Error(`"${name}" is nowhere.`)
    return middle
  }

  /** Waits until a text is on the page. */
  async expectText(words: string) {
    await expect.poll(() => this.engine.run(readText), often).toContain(words)
  }

  /** How bright the window is, from 0 to 1. */
  async measureBrightness(): Promise<number> {
    const { channels } = await sharp(await this.engine.takePicture()).stats()
    const [red, green, blue] = channels.map(({ mean }) => mean / 255)
    return ((red ?? 0) + (green ?? 0) + (blue ?? 0)) / 3
  }

  /** Scrolls a text to the middle of the window. */
  async scrollTo(words: string) {
    await expect
      .poll(() => this.engine.run(scrollToWords, words), { ...often, message: words })
      .toBe(true)
  }
}

/** Runs in the page, which has no body while the next one begins. */
function readText(): string {
  return document.querySelector('body')?.innerText.replaceAll(/\s+/gu, ' ') ?? ''
}

/** Runs in the page. Returns null until the control is enabled and has stopped moving. */
async function findMiddleInWindow(name: string): Promise<Point | null> {
  // Without the number in the label of a filter, which is hidden from screen readers.
  const label = [...document.querySelectorAll('label')].find((one) => {
    const parts = [...one.childNodes].filter(
      (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
    )
    return (
      parts
        .map(({ textContent }) => textContent)
        .join('')
        .trim() === name
    )
  })
  // The label of a radio button is what is visible of it.
  const field = label?.querySelector('[type="radio"]') ? label : label?.control
  const uses = [...document.querySelectorAll('button, a[href]')].filter(
    (one) => (one.ariaLabel ?? (one.textContent?.trim() || one.getAttribute('title'))) === name,
  )
  const element = field ?? uses.find((one) => one.checkVisibility())
  if (!element || element.getAttribute('aria-disabled') === 'true') return null
  const before = element.getBoundingClientRect()
  if (before.top < 80 || before.bottom > innerHeight - 10) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  }
  const resting = element.getBoundingClientRect()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { x, y, width, height } = element.getBoundingClientRect()
  const still = resting.x === x && resting.y === y && width > 0
  return still ? { x: x + width / 2, y: y + height / 2 } : null
}

/** In the page. */
function scrollToWords(words: string): boolean {
  const all = [...document.querySelectorAll('h1, h2, h3, p, a')]
  const element = all.find((one) => one.textContent?.trim() === words)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return element !== undefined
}
