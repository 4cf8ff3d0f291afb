import { expect, test } from 'vitest'

import { dropReferences } from './drop-references.ts'

test.each([
  ['/dev/zero', '#dev/zero'],
  ['&#47;dev/zero', '##47;dev/zero'],
  ['a.svg?a&amp;b', '#.svg?a&amp;b'],
  ['data:image/svg+xml,%3Csvg/%3E', '#ata:image/svg+xml,%3Csvg/%3E'],
])('a reference to %s leads nowhere, and all else keeps its position', (address, safe) => {
  expect(dropReferences(`<image\n xlink:href = "${address}" id='a'/>`)).toBe(
    `<image\n xlink:href = "${safe}" id='a'/>`,
  )
  expect(dropReferences(`<feImage href='${address}'/>`)).toBe(`<feImage href='${safe}'/>`)
})

test('elements of the drawing and embedded pictures stay', () => {
  const svg = '<use href="#a"/><image href=" data:image/png;base64,AAAA"/>'
  expect(dropReferences(svg)).toBe(svg)
})
