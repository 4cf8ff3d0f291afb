import { plainText } from '#fields/rich-text/plain-text.ts'

import { defaultConversation, defaultPortfolio, defaultSection } from '../default-portfolio.ts'
import { expect, test } from './test.ts'

const { preloader, sections, notFound } = defaultPortfolio()
const hero = defaultSection('hero')
const expertise = defaultSection('expertise')
const conversation = defaultConversation()
const skills = defaultSection('skills')
const contact = defaultSection('contact')

// One visit in every engine. Details are tested in Chromium only.
test.describe.configure({ mode: 'serial' })

test('the text is there under the preloader, which ends by itself', async ({ visitor, engine }) => {
  await visitor.goTo('/')
  const covered = () =>
    engine.run(() => {
      const cover = document.querySelector('[data-preloader-root]')
      return cover?.checkVisibility({ visibilityProperty: true }) ?? false
    })
  // A busy machine may ask for the first time after the preloader's end.
  const time = () => engine.run(() => performance.now())
  expect((await covered()) || (await time()) >= preloader.duration).toBe(true)
  await visitor.sees(hero.tagline)
  await visitor.sees(plainText(contact.intro))
  await expect.poll(covered, { timeout: preloader.duration + 10_000 }).toBe(false)
  // The title's noise ends.
  await expect
    .poll(() => engine.run(() => document.querySelectorAll('[data-scrambling]').length))
    .toBe(0)
})

test('a click in the navigation leads to each section and marks it', async ({
  visitor,
  engine,
}) => {
  await visitor.visit('/')
  for (const { navLabel, id } of sections.toReversed()) {
    if (navLabel === undefined || id === undefined) continue
    await visitor.click(navLabel)
    await expect.poll(() => engine.run(markedAndThere, id), id).toEqual([navLabel, true])
  }
})

test('scrolling marks the section in view, and shows its animation', async ({
  visitor,
  engine,
}) => {
  await visitor.visit('/')
  await visitor.scrollTo(expertise.cards[0]?.title ?? '')
  await expect.poll(() => engine.run(markedAndThere, 'expertise')).toEqual(['Expertise', true])
  const drawn = () =>
    engine.run(() => document.querySelectorAll('#expertise [role="img"] svg path').length)
  await expect.poll(drawn).toBeGreaterThan(10)
})

test('the conversation goes from its intro to its farewell', async ({ visitor }) => {
  const { scenes, startLabel, continueLabel, closeLabel, answers } = conversation
  await visitor.visit('/')
  await visitor.scrollTo(conversation.heading)
  await visitor.click(startLabel)
  let scene = conversation.start
  for (;;) {
    const { lines = [], ending = false, next = {} } = scenes[scene] ?? {}
    for (const [index, line] of lines.entries()) {
      await visitor.sees(line)
      if (index < lines.length - 1) await visitor.click(continueLabel)
    }
    if (ending) break
    const [yes] = answers
    await visitor.click(yes?.label ?? '')
    scene = next[yes?.id ?? ''] ?? ''
  }
  expect(scene).toBe('farewell')
  await visitor.click(closeLabel)
  await visitor.sees(scenes['intro']?.lines[0] ?? '')
})

test('dots and a drag turn the carousel', async ({ visitor, engine }) => {
  await visitor.visit('/')
  await visitor.scrollTo(skills.heading)
  const titles = skills.slides.map(({ title }) => title)
  const shown = () =>
    engine.run(() =>
      [...document.querySelectorAll('article:not([inert] *) h3')].map((one) => one.textContent),
    )
  await expect.poll(shown).toEqual(titles.slice(0, 2))
  await visitor.click('Page 2 of 3')
  await expect.poll(shown).toEqual(titles.slice(2, 4))
  // Slick ignores a drag while the slides move.
  await expect.poll(() => engine.run(gapBefore, titles[2] ?? '')).toBeLessThan(4)
  const from = await visitor.middleOf('Page 1 of 3')
  const y = from.y - 200
  await visitor.drag([400, 500, 600, 700, 900].map((x) => ({ x, y })))
  await expect.poll(shown).toEqual(titles.slice(0, 2))
})

test('the form says what is missing, and that a message has arrived', async ({
  visitor,
  engine,
}) => {
  await visitor.visit('/')
  const invalid = () => engine.run(() => document.querySelectorAll('input:user-invalid').length)
  // The page may still shift under the pointer, so press again.
  const press = async () => {
    await visitor.click(contact.submitLabel)
    return invalid()
  }
  await expect.poll(press).toBeGreaterThan(0)
  await visitor.write(contact.nameLabel, 'Ada')
  await visitor.write(contact.emailLabel, 'ada@example.org')
  await visitor.write(contact.messageLabel, 'Hello there.')
  await visitor.click(contact.submitLabel)
  await visitor.sees(contact.received)
})

test('an unknown address shows the not-found page, with a link home', async ({ visitor }) => {
  await visitor.visit('/nothing-here')
  await visitor.sees(notFound.heading)
  await visitor.click(notFound.homeLabel)
  await visitor.sees(hero.tagline)
})

test('nothing is wider than the window, on a phone and on a desk', async ({ visitor, engine }) => {
  for (const width of [500, 1440]) {
    await engine.resize(width, 900)
    await visitor.visit('/')
    await visitor.scrollTo(contact.heading)
    await visitor.sees(plainText(contact.intro))
    const over = () => engine.run(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over).toBeLessThanOrEqual(0)
  }
})

/** In the page: how far a slide is from the edge at which the section's heading begins. */
function gapBefore(title: string): number {
  const slides = [...document.querySelectorAll('article')]
  const slide = slides.find((one) => one.querySelector('h3')?.textContent === title)
  const heading = slide?.closest('section')?.querySelector('h2')
  if (!slide || !heading) return Infinity
  return Math.abs(slide.getBoundingClientRect().left - heading.getBoundingClientRect().left)
}

/** In the page: the text of the current link, and whether the section is in view. */
function markedAndThere(id: string): [string, boolean] {
  const marked = document.querySelector('nav [aria-current]')?.textContent ?? ''
  const box = document.getElementById(id)?.getBoundingClientRect()
  return [marked, box !== undefined && box.top < innerHeight && box.bottom > 0]
}
