import { expect, test } from 'vitest'

import { checkSkills } from './check.ts'

test('a slide has a drawing or a picture, and not both', () => {
  const picture = { src: 'media/a.jpg', alt: 'A' }
  const slides = [{ type: 'ui' }, { picture }, {}, { type: 'ui', picture }, 'text']
  const problems = checkSkills({ slides }, { path: ['sections', 2], sectionIds: [] })
  expect(problems.map(({ code, path }) => ({ code, path }))).toEqual([
    { code: 'content/missing-field', path: ['sections', 2, 'slides', 2] },
    { code: 'photo/with-drawing', path: ['sections', 2, 'slides', 3, 'picture'] },
  ])
})
