import { readDefaultConversation, findDefaultSection } from '../default-portfolio.ts'
import { expect, test } from './test.ts'

const hero = findDefaultSection('hero')
const conversation = readDefaultConversation()

// Needs its own worker, because the browser starts with reduced motion.
test.use({ settings: { reducedMotion: true } })

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
