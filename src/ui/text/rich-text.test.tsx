import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import type { RichText as Text } from '#fields/rich-text/rich-node.ts'

import { RichText } from './rich-text.tsx'

test('an address has its lines below each other', () => {
  const text: Text = [
    'Ada Byron',
    { break: true },
    { strong: ['Quay 4'] },
    { break: true },
    'London',
  ]
  expect(renderToStaticMarkup(<RichText text={text} />)).toBe(
    'Ada Byron<br/><strong>Quay 4</strong><br/>London',
  )
})

test.each([
  ['mailto:ada@a.dev?subject=Hi', 'ada@a.dev'],
  ['tel:+4712', '+4712'],
])('paper has the address of %s without its scheme', (href, printed) => {
  expect(renderToStaticMarkup(<RichText text={[{ link: ['Me'], href }]} />)).toBe(
    `<a href="${href}" data-print="${printed}">Me</a>`,
  )
})

test('a link whose text is its address is marked, so that paper has the address once', () => {
  const href = 'https://ada.dev/maps'
  const render = (link: Text) => renderToStaticMarkup(<RichText text={[{ link, href }]} />)
  expect(render([href])).toBe(`<a href="${href}" data-address="">${href}</a>`)
  expect(render(['Maps'])).toBe(`<a href="${href}">Maps</a>`)
})
