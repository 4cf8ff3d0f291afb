import { expect, test } from 'vitest'

import { splitPrintStyles } from './split-print-styles.ts'

test('rules for paper leave a style sheet, with the layers and rules around them', () => {
  const sheet =
    '@layer a{.a{color:red}@media print{.a{color:#000}.b{top:0}}}@layer b{@supports (top:0){.c{&:hover{top:1px}@media print{top:2px}}}}'
  expect(splitPrintStyles(sheet)).toEqual({
    screen: '@layer a{.a{color:red}}@layer b{@supports (top:0){.c{&:hover{top:1px}}}}',
    print: '@layer a{.a{color:#000}.b{top:0}}@layer b{@supports (top:0){.c{top:2px}}}',
  })
})

test('rules for paper inside others move with these, once', () => {
  const sheet = '@layer a{@media print{@media print{.a{top:0}}.b{top:0}}}'
  expect(splitPrintStyles(sheet)).toEqual({
    screen: '@layer a{}',
    print: '@layer a{@media print{.a{top:0}}.b{top:0}}',
  })
})

test('rules for paper and for something else are in both style sheets', () => {
  const sheet = '@media (scripting:none),print{.a{color:red}}@media screen{.a{top:0}}'
  expect(splitPrintStyles(sheet)).toEqual({
    screen: '@media (scripting:none){.a{color:red}}@media screen{.a{top:0}}',
    print: '.a{color:red}',
  })
})
