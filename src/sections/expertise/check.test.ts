import { expect, test } from 'vitest'

import { checkExpertise } from './check.ts'

test('a card with an animation or a picture needs one text alternative', () => {
  const animation = { src: 'animations/a.json' }
  const picture = { src: 'media/a.png', alt: 'A desk' }
  const alone = { src: 'media/a.png' }
  const alt = 'A robot'
  const cards = [
    {},
    { animation },
    { animation, alt },
    { alt },
    'text',
    { picture },
    { picture, alt },
    { picture: alone, alt },
    { picture: alone },
  ]
  const problems = checkExpertise({ cards }, { path: ['sections', 2], sectionIds: [] })
  expect(problems.map(({ code, path }) => ({ code, path }))).toEqual([
    { code: 'content/missing-alt', path: ['sections', 2, 'cards', 1] },
    { code: 'content/unused-alt', path: ['sections', 2, 'cards', 3, 'alt'] },
    { code: 'content/unused-alt', path: ['sections', 2, 'cards', 6, 'alt'] },
    { code: 'content/missing-alt', path: ['sections', 2, 'cards', 8] },
  ])
})
