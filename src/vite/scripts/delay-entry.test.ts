import { expect, test } from 'vitest'

import { delayEntry } from './delay-entry.ts'

test('the entry and its static imports load after the first paint', () => {
  const html = `<head>
    <script type="module" crossorigin src="/x/static/js/index-abc.js"></script>
    <link rel="modulepreload" crossorigin href="/x/static/js/shared-def.js">
    <link rel="preload" href="/x/font.woff2"></head>`
  const made = delayEntry(html)
  expect(made).toContain(
    "const start = () => [import('/x/static/js/shared-def.js'), import('/x/static/js/index-abc.js')]",
  )
  expect(made).not.toMatch(/\bsrc=|modulepreload/u)
  expect(made).toContain('<link rel="preload"')
})

test('a document without an entry stops the build', () => {
  expect(() => delayEntry('<html></html>')).toThrow('no module script')
})
