import { expect, test } from 'vitest'

import { renderView } from '#sections/render-for-tests.ts'

import { Expertise } from './expertise.tsx'
import { definition } from './schema.ts'

const card = { id: 'card', title: 'Speed', description: 'I measure.' }
const withPicture = { ...card, id: 'with-picture', picture: 'media/desk.jpg', alt: 'A desk' }

test.each([
  ['pictures', [withPicture]],
  ['text', [card]],
  ['text', [withPicture, card]],
  ['text', [card, withPicture]],
])('the composition is of %s, where no card leaves half of its row empty', (name, cards) => {
  const section = definition.schema.parse({
    type: 'expertise',
    id: 'expertise',
    heading: 'Expertise',
    cards,
  })
  expect(renderView(Expertise, section)).toContain(`data-composed="${name}"`)
})
