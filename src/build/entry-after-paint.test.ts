import { expect, test } from 'vitest'

import { withEntryAfterPaint } from './entry-after-paint.ts'

test('the entry is imported by a script of the document, and not by an element that does so at once', () => {
  const html = '<head><script type="module" crossorigin src="/a/index-1.js"></script></head>'
  const made = withEntryAfterPaint(html)
  expect(made).not.toContain('src=')
  expect(made).toMatch(
    /^<head><script type="module">\s[^]*import\('\/a\/index-1\.js'\)[^]*<\/script><\/head>$/u,
  )
})

test('a document without an entry is told of', () => {
  expect(() => withEntryAfterPaint('<head></head>')).toThrow('no module script')
})
