import type { Locator, Page } from '@playwright/test'

import { findDefaultSection } from '../default-portfolio.ts'
import { expect, visit } from '../test.ts'

const { heading, slides } = findDefaultSection('skills')
export const titles = slides.map(({ title }) => title)

/**
 * The slides of each page that are not cut off: two and a half fit on a wide screen, moved by two,
 * and the last page moves by a half. One and a bit fits on a phone.
 */
export const pagesOf = {
  desktop: [titles.slice(0, 2), titles.slice(2, 4), titles.slice(3, 5)],
  phone: titles.map((title) => [title]),
}

/** The carousel as a visitor meets it. */
export class Carousel {
  readonly page: Page
  readonly section: Locator
  readonly stage: Locator
  /** The titles of slides that are not cut off. */
  readonly titles: Locator
  /** All slides, those that are cut off too. */
  readonly articles: Locator
  readonly dots: Locator

  constructor(page: Page) {
    this.page = page
    this.section = page.getByRole('region', { name: heading })
    this.stage = this.section.getByRole('group', { name: heading })
    this.titles = this.stage.getByRole('heading', { level: 3 })
    this.articles = this.stage.locator('article')
    this.dots = this.stage.getByRole('group', { name: 'Pages' }).getByRole('button')
  }

  /** Opens the page and scrolls to the carousel. */
  static async open(page: Page, address: string): Promise<Carousel> {
    await visit(page, address)
    const carousel = new Carousel(page)
    await carousel.section.scrollIntoViewIfNeeded()
    await expect(carousel.dots.first()).toBeVisible()
    await carousel.section.scrollIntoViewIfNeeded()
    return carousel
  }

  findDot(number: number): Locator {
    return this.dots.nth(number - 1)
  }

  findSlide(title: string): Locator {
    return this.stage
      .getByRole('article')
      .filter({ has: this.page.getByText(title, { exact: true }) })
  }

  /** Expects exactly these whole slides, no gap at an end, and the dot of this page to be marked. */
  async expectSlides(slideTitles: readonly string[], page: number) {
    await expect(this.titles).toHaveText([...slideTitles])
    await expect(this.findDot(page)).toHaveAttribute('aria-current', 'true')
    await expect(this.dots.and(this.page.locator('[aria-current]'))).toHaveCount(1)
    await expect.poll(() => this.measureGaps()).toEqual({ start: 0, end: 0 })
    await expect.poll(() => this.isAligned(page)).toBe(true)
  }

  /** Returns the empty space inside the carousel before the first and after the last slide, px. */
  async measureGaps() {
    const stage = await measureBox(this.stage)
    const first = await measureBox(this.articles.first())
    const last = await measureBox(this.articles.last())
    return {
      start: roundOff(Math.max(0, first.x - stage.x)),
      end: roundOff(Math.max(0, stage.x + stage.width - (last.x + last.width))),
    }
  }

  /** Whether the page begins with its first whole slide, or the last page ends with its last one. */
  private async isAligned(page: number) {
    const stage = await measureBox(this.stage)
    const whole = this.stage.getByRole('article')
    const first = await measureBox(whole.first())
    const last = await measureBox(whole.last())
    return page === (await this.dots.count())
      ? roundOff(stage.x + stage.width - (last.x + last.width)) === 0
      : roundOff(first.x - stage.x) === 0
  }

  /** Returns a point on the slides, from shares of their box. */
  async findPoint(x: number, y = 0.3) {
    const box = await measureBox(this.stage)
    return { x: box.x + box.width * x, y: box.y + box.height * y }
  }

  /** Drags the slides with the mouse. */
  async drag(from: number, to: number) {
    const start = await this.findPoint(from)
    const end = await this.findPoint(to)
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(end.x, end.y, { steps: 8 })
    await this.page.mouse.up()
  }
}

/** Ignores up to 4 px, because Slick rounds the width of a slide up. */
function roundOff(pixels: number): number {
  return Math.abs(pixels) <= 4 ? 0 : Math.round(pixels)
}

export async function measureBox(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not in view.')
  return box
}
