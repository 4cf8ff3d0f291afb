import { readDefaultConversation, findDefaultSection } from '../default-portfolio.ts'
import { readMarks } from './perceive.ts'
import { expect, test } from './test.ts'

const hero = findDefaultSection('hero')
const conversation = readDefaultConversation()
const skills = findDefaultSection('skills')

// Needs its own browser, which starts with these preferences: one for both tests.
test.describe.configure({ mode: 'default' })
test.use({ settings: { reducedMotion: true, forcedColours: true } })

test('with reduced motion the page does not move', async ({ visitor, engine }) => {
  await visitor.goTo('/')
  await visitor.expectText(hero.tagline)
  const readMoving = () =>
    engine.run(() => ({
      asked: matchMedia('(prefers-reduced-motion: reduce)').matches,
      covered: document.querySelector('[data-preloader-root]')?.checkVisibility() ?? false,
      scrambling: document.querySelectorAll('[data-scrambling]').length,
      animations: document.getAnimations().filter(({ playState }) => playState === 'running')
        .length,
    }))
  const still = { asked: true, covered: false, scrambling: 0, animations: 0 }
  await expect.poll(readMoving).toEqual(still)
  // A line of the conversation appears whole at once.
  await visitor.scrollTo(conversation.heading)
  await visitor.click(conversation.startLabel)
  await visitor.expectText(conversation.scenes['intro']?.lines[0] ?? '')
  expect(await readMoving()).toEqual(still)
})

// "Highlight" is the colour of selected text, and nearly transparent in a dark Firefox.
test('with forced colours the current link and page are marked in an opaque colour', async ({
  visitor,
  engine,
}) => {
  await visitor.visit('/')
  expect(await engine.run(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
  await visitor.scrollTo(skills.heading)
  await expect
    .poll(() => engine.run(readMarks))
    .toEqual([expect.stringMatching(/^rgb\(/u), expect.stringMatching(/^rgb\(/u)])
})
