import { expect, test } from 'vitest'

import { renderView } from '#sections/render-for-tests.ts'

import { NewSection } from './new-section.tsx'
import { definition } from './schema.ts'

test('the heading and the paragraphs are on the page', () => {
  const markup = renderView(
    NewSection,
    definition.schema.parse({
      type: 'new-section',
      id: 'new-section',
      heading: 'New section',
      text: 'One.\n\nTwo.',
    }),
  )
  expect(markup).toContain('<h2 id="heading">New section</h2>')
  expect(markup).toContain('<p>One.</p><p>Two.</p>')
})
