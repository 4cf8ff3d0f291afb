import { expect, test } from 'vitest'
import { z } from 'zod'

import { createSectionSchema, heading } from '#fields/create-section-schema.ts'
import { paragraphs } from '#fields/rich-text/rich-text.ts'
import { label } from '#fields/texts/label.ts'
import { text } from '#fields/texts/text.ts'

import { listProse } from './list-prose.ts'

const quote = z.strictObject({ quote: text(200), name: text(60).optional(), alt: text(60) })
const schema = createSectionSchema(
  'press-kit',
  { id: 'PressKit', title: 'Press kit', description: 'Words.', snippet: {} },
  {
    heading,
    boilerplate: text(600),
    story: paragraphs(800).optional(),
    points: z.array(text(60)).default([]),
    quotes: z.array(quote).optional(),
    more: label('More', 40),
  },
)

test('the texts of a new section type are its prose, whatever their fields are called', () => {
  const section = schema.parse({
    type: 'press-kit',
    id: 'press',
    heading: 'Press',
    boilerplate: 'Ada builds maps.',
    story: 'They **work**.\n\nOffline.',
    points: ['Fast', 'Small'],
    quotes: [
      { quote: 'A joy.', name: 'Mira', alt: 'A star' },
      { quote: 'Calm.', alt: 'A moon' },
    ],
  })
  expect(listProse(schema, section)).toEqual({
    paragraphs: ['Ada builds maps.', 'They work.', 'Offline.'],
    entries: ['Fast', 'Small', 'A joy.: Mira', 'Calm.'],
  })
})
