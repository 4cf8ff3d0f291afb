import { expect, test } from 'vitest'

import { createPathDescriber } from '#problems/describe-path.ts'
import { findNouns } from '#sections/section.ts'

import { definition } from './schema.ts'

test('a field that is left out has the default of the specification', () => {
  const written = {
    type: 'skills',
    id: 'skills',
    heading: 'Skills',
    slides: [{ type: 'ui', id: 'ui', title: 'UI' }],
  }
  expect(definition.schema.parse(written)).toEqual({
    type: 'skills',
    id: 'skills',
    heading: 'Skills',
    slides: [{ type: 'ui', id: 'ui', title: 'UI', style: 'panel' }],
    grouping: 0.8,
    pageLabel: 'Page {page} of {pages}',
    pagesLabel: 'Pages',
    slideLabel: '{slide} of {slides}',
    carouselRole: 'carousel',
    slideRole: 'slide',
  })
})

test('messages name its slides', () => {
  const slides = [{ title: 'UI/UX', link: { label: 'See' } }]
  const describePath = createPathDescriber({ sections: [{ type: 'skills', slides }] }, findNouns)
  expect(describePath(['sections', 0, 'slides', 0, 'link', 'label'])).toBe(
    'Skill slide 1 (UI/UX), link, label',
  )
})
