import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { BreakableAddress } from './breakable-address.tsx'

test.each([
  ['ada@example.org', 'ada<wbr/>@example.<wbr/>org'],
  ['@my-studio.example', '@my-<wbr/>studio.<wbr/>example'],
  ['example.org/ada', 'example.<wbr/>org/<wbr/>ada'],
  ['a--b@example', 'a--<wbr/>b<wbr/>@example'],
  ['example', 'example'],
])('the lines of %s break between its parts', (address, html) => {
  expect(renderToStaticMarkup(<BreakableAddress address={address} />)).toBe(html)
})
