import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { portfolio } from '#content/portfolio.ts'

import { NewSection } from './new-section.tsx'
import { definition } from './schema.ts'

test('the heading and the paragraphs are on the page', () => {
  const markup = renderToStaticMarkup(
    <NewSection
      section={definition.schema.parse({
        type: 'new-section',
        id: 'new-section',
        heading: 'New section',
        text: 'One.\n\nTwo.',
      })}
      profile={{}}
      labels={portfolio.shape.labels.parse({})}
      language="en"
      headingId="heading"
      isFirst={false}
    />,
  )
  expect(markup).toContain('<h2 id="heading">New section</h2>')
  expect(markup).toContain('<p>One.</p><p>Two.</p>')
})
