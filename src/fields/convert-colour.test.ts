import { expect, test } from 'vitest'

import { convertColour } from './convert-colour.ts'

test.each([
  ['RebeccaPurple', '#663399'],
  ['purpel', '#800080'],
  ['rebecapurple', '#663399'],
  ['rgb(124, 58, 237)', '#7c3aed'],
  ['rgba(124, 58, 237, 0.5)', '#7c3aed'],
  [' RGB(124 58 237 / 50%) ', '#7c3aed'],
  ['rgb(100%, 0%, 50%)', '#ff0080'],
  ['rgb(300, -5, 0)', '#ff0000'],
  ['hsl(262, 83%, 58%)', '#7c3bed'],
  ['hsl(-98deg 83% 58%)', '#7c3bed'],
  ['hsl(0 0% 100%)', '#ffffff'],
  ['rgb(124, 58)', undefined],
  ['hsl()', undefined],
  ['oklch(0.62796 0.25768 29.234)', '#ff0000'],
  ['oklch(62.796% 0.25768 29.234deg / 50%)', '#ff0000'],
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0.5 100% 145)', '#008e00'],
  ['oklch(0.5 0.2)', undefined],
  ['constructor', undefined],
])('%j is %j', (text, hex) => {
  expect(convertColour(text)).toBe(hex)
})
