import { expect, test } from 'vitest'

import { listIconColours } from './list-icon-colours.ts'

const listColours = (inner: string, rest = '') => [
  ...listIconColours(`<svg viewBox="0 0 9 9" ${rest}>${inner}</svg>`),
]

test('the colours of fills, strokes and styles are listed, each once', () => {
  const shapes =
    '<path fill="#F00"/><g style="stroke: blue; opacity: 1"><path fill="#f00"/></g><path fill="url(#a)"/>'
  expect(listColours(shapes)).toEqual(['#f00', 'blue', 'url(#a)'])
})

test('a drawing in one colour has one, however it is written', () => {
  const shapes = '<path stroke="none" fill="currentColor"/><path fill="transparent"/><path/>'
  expect(listColours(shapes, 'fill="#000"')).toEqual(['#000'])
  expect(listColours('<defs><path fill="red"/></defs><path fill="inherit"/>')).toEqual([])
})

test('what draws nothing has no colour, however deep it is', () => {
  const gradient = '<linearGradient id="a"><stop fill="red"/></linearGradient>'
  expect(listColours(`${gradient}<title>${'<b>'.repeat(20_000)}`)).toEqual([])
})
