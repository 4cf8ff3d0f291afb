import { expect, test } from 'vitest'

import { readSvg } from './svg-elements.ts'

test('a name without an end takes no time', () => {
  const [svg] = readSvg(`<svg>${'<a'.repeat(200_000)}`).children
  expect([svg?.name, svg?.children]).toEqual(['svg', []])
})

test('elements have their attributes, with or without spaces', () => {
  const [svg] = readSvg('<svg\nviewBox="0 0 1 1"><g><path d="M0>0"/></g ></svg>').children
  expect([svg?.attributes.get('viewBox'), svg?.children[0]?.children[0]?.name]).toEqual([
    '0 0 1 1',
    'path',
  ])
})
