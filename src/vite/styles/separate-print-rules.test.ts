import { expect, test } from 'vitest'

import { separatePrintRules } from './separate-print-rules.ts'

test('a list of media with print becomes two blocks, in the rules around it', () => {
  expect(separatePrintRules('@layer a{.a{@media (scripting:none),print{top:0}}.b{left:0}}')).toBe(
    '@layer a{.a{@media (scripting:none){top:0}@media print{top:0}}.b{left:0}}',
  )
})

test('other blocks stay as they are', () => {
  const sheet = '@media print{.a{top:0}}@media screen,(width>=48rem){.b{top:0}}'
  expect(separatePrintRules(sheet)).toBe(sheet)
})
