import { readFileSync } from 'node:fs'

import { readPlainText } from '#fields/rich-text/plain-text.ts'
import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import {
  readDefaultConversation,
  parseDefaultPortfolio,
  findDefaultSection,
} from '../default-portfolio.ts'
import { readMessages } from '../read-messages.ts'
import { starterContent } from './global-setup.ts'
import {
  insertAtStart,
  readFadeOf,
  findLettersOutside,
  scrollToTop,
  measureGapBefore,
  measureHeading,
  isHydrated,
  isOnTop,
  readMarkedAndThere,
  readCards,
  readSlides,
} from './perceive.ts'
import { expect, test } from './test.ts'
import { Visitor } from './visitor.ts'

const { preloader, sections, notFound, labels } = parseDefaultPortfolio()
const hero = findDefaultSection('hero')
const expertise = findDefaultSection('expertise')
const conversation = readDefaultConversation()
const skills = findDefaultSection('skills')
const contact = findDefaultSection('contact')

const full = parsePortfolio(JSON.parse(readFileSync(starterContent, 'utf8')))
const projects = full.profile?.projects ?? []
const [work = ''] = full.sections.flatMap((section) =>
  section.type === 'projects' ? section.heading : [],
)

// A key, as WebDriver names it.
const backspace = '\uE003'

// One visit in every engine. Details are tested in Chromium only.
test.describe.configure({ mode: 'serial' })

test('the text is there under the preloader, which ends by itself', async ({ visitor, engine }) => {
  await visitor.goTo('/')
  const isCovered = () =>
    engine.run(() => {
      const cover = document.querySelector('[data-preloader-root]')
      return cover?.checkVisibility({ visibilityProperty: true }) ?? false
    })
  // A busy machine may ask for the first time after the preloader's end.
  const readTime = () => engine.run(() => performance.now())
  expect((await isCovered()) || (await readTime()) >= preloader.duration).toBe(true)
  await visitor.expectText(hero.tagline)
  await visitor.expectText(readPlainText(contact.intro ?? ''))
  await expect.poll(isCovered, { timeout: preloader.duration + 10_000 }).toBe(false)
  await expect.poll(() => engine.run(isOnTop, hero.tag)).toBe(true)
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
    await expect.poll(() => engine.run(readMarkedAndThere, id), id).toEqual([navLabel, true])
  }
})

test('scrolling marks the section in view, and shows its animation', async ({
  visitor,
  engine,
}) => {
  await visitor.visit('/')
  await visitor.scrollTo(expertise.cards[0]?.title ?? '')
  await expect.poll(() => engine.run(readMarkedAndThere, 'expertise')).toEqual(['Expertise', true])
  const countDrawn = () =>
    engine.run(() => document.querySelectorAll('#expertise [role="img"] svg path').length)
  await expect.poll(countDrawn).toBeGreaterThan(10)
})

test('a section that has faded in keeps its place when something above it changes', async ({
  visitor,
  engine,
}) => {
  await visitor.visit('/')
  const readFade = () => engine.run(readFadeOf, contact.heading)
  await expect.poll(readFade).toBe('0')
  await engine.run(scrollToTop, contact.heading)
  await expect.poll(readFade).toBe('1')
  const measureTop = () => engine.run(measureHeading, contact.heading)
  const before = await measureTop()
  await engine.run(insertAtStart)
  expect(await measureTop()).toBe(before)
})

test('the conversation goes from its intro to its farewell', async ({ visitor }) => {
  const { scenes, startLabel, continueLabel, closeLabel, answers } = conversation
  await visitor.stayOn('/')
  await visitor.scrollTo(conversation.heading)
  await visitor.click(startLabel)
  let scene = conversation.start
  for (;;) {
    const { lines = [], ending = false, next = {} } = scenes[scene] ?? {}
    for (const [index, line] of lines.entries()) {
      await visitor.expectText(line)
      if (index < lines.length - 1) await visitor.click(continueLabel)
    }
    if (ending) break
    const [yes] = answers
    await visitor.click(yes?.label ?? '')
    scene = next[yes?.id ?? ''] ?? ''
  }
  expect(scene).toBe('farewell')
  await visitor.click(closeLabel)
  await visitor.expectText(scenes['intro']?.lines[0] ?? '')
})

test('dots and a drag turn the carousel', async ({ visitor, engine }) => {
  await visitor.stayOn('/')
  await visitor.scrollTo(skills.heading)
  const titles = skills.slides.map(({ title }) => title)
  const readShown = () => engine.run(readSlides)
  await expect.poll(readShown).toEqual(titles.slice(0, 2))
  await visitor.click('Page 2 of 3')
  await expect.poll(readShown).toEqual(titles.slice(2, 4))
  // Slick ignores a drag while the slides move.
  await expect.poll(() => engine.run(measureGapBefore, titles[2] ?? '')).toBeLessThan(4)
  const from = await visitor.findMiddle('Page 1 of 3')
  const y = from.y - 200
  await visitor.drag([400, 500, 600, 700, 900].map((x) => ({ x, y })))
  await expect.poll(readShown).toEqual(titles.slice(0, 2))
})

test('the form says what is missing and what is refused, and stores a message', async ({
  visitor,
  engine,
  site,
}) => {
  await visitor.stayOn('/')
  const countInvalid = () =>
    engine.run(() => document.querySelectorAll('input:user-invalid').length)
  // The page may still shift under the pointer, so press again.
  const press = async () => {
    await visitor.click(contact.submitLabel)
    return countInvalid()
  }
  await expect.poll(press).toBeGreaterThan(0)
  // A browser takes a name of one space, and the service does not.
  await visitor.write(contact.nameLabel, ' ')
  await visitor.write(contact.emailLabel, 'ada@example.org')
  await visitor.write(contact.messageLabel, `Hello from ${engine.name}.`)
  await visitor.click(contact.submitLabel)
  await visitor.expectText(contact.nameWrong)
  await visitor.expectText(contact.refused)
  expect(readMessages(site.dataFolder)).toEqual([])
  await visitor.write(contact.nameLabel, `${backspace}Ada`)
  await visitor.click(contact.submitLabel)
  await visitor.expectText(contact.received)
  expect(readMessages(site.dataFolder)).toEqual([
    { name: 'Ada', email: 'ada@example.org', message: `Hello from ${engine.name}.` },
  ])
})

test('the scheme switch makes a dark page light, or a light one dark, and a reload keeps it', async ({
  visitor,
}) => {
  await visitor.visit('/')
  const isLight = async () => (await visitor.measureBrightness()) > 0.5
  const wasLight = await isLight()
  await visitor.click(labels.colourScheme)
  await visitor.click(wasLight ? labels.schemeDark : labels.schemeLight)
  await expect.poll(isLight).toBe(!wasLight)
  await visitor.visit('/')
  await expect.poll(isLight).toBe(!wasLight)
  await visitor.expectText(hero.tagline)
})

test('projects are filtered, and the page of one leads back to its card', async ({
  engine,
  starter,
}) => {
  const visitor = new Visitor(engine, starter.url)
  await visitor.visit('/')
  await visitor.scrollTo(work)
  await expect.poll(() => engine.run(readCards)).toEqual(projects.map(({ name }) => name))
  expect(await engine.run(findLettersOutside)).toEqual([])
  const charts = projects.filter(({ keywords = [] }) => keywords.includes('Charts'))
  expect(charts.length).toBeGreaterThan(1)
  await visitor.click(`Charts ${charts.length}`)
  await expect.poll(() => engine.run(readCards)).toEqual(charts.map(({ name }) => name))
  const name = 'Gauge Atlas'
  await visitor.click(name)
  await expect.poll(() => engine.run(isOnTop, name)).toBe(true)
  await visitor.expectText('Leave out the map')
  await visitor.click(full.projectPages.backLabel)
  await visitor.expectText(work)
  await expect.poll(() => engine.run(isOnTop, name)).toBe(true)
  // The next test leaves the page: see there.
  await expect.poll(() => engine.run(isHydrated)).toBe(true)
})

test('an unknown address shows the not-found page, with a link home', async ({
  visitor,
  engine,
}) => {
  await visitor.visit('/nothing-here')
  await visitor.expectText(notFound.heading)
  // Firefox reports scripts that were still loading when their page was left.
  await expect.poll(() => engine.run(isHydrated)).toBe(true)
  await visitor.click(notFound.homeLabel)
  await visitor.expectText(hero.tagline)
})

test('nothing is wider than the window, on a phone and on a desk', async ({ visitor, engine }) => {
  for (const width of [500, 1440]) {
    await engine.resize(width, 900)
    await visitor.visit('/')
    await visitor.scrollTo(contact.heading)
    await visitor.expectText(readPlainText(contact.intro ?? ''))
    const measureOverflow = () =>
      engine.run(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(measureOverflow).toBeLessThanOrEqual(0)
  }
})
