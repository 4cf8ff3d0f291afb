import { findDefaultSection } from '../default-portfolio.ts'
import { readMarks } from './perceive.ts'
import { expect, test } from './test.ts'

const skills = findDefaultSection('skills')

// Needs its own worker, because the browser starts with these colours.
test.use({ settings: { reducedMotion: true, forcedColours: true } })

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
