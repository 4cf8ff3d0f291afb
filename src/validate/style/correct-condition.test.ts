import { expect, test } from 'vitest'

import { correctCondition } from './correct-condition.ts'

test.each([
  ['(max-width: 600)', '600', '600px'],
  ['screen and (min-witdh: 600px)', 'min-witdh', 'min-width'],
  ['(400 <= width)', '400', '400px'],
  ['(width < 40 rem)', '40 rem', '40rem'],
  ['(400px <= widht <= 60rem)', 'widht', 'width'],
  ['(prefers-color-sheme: dark)', 'prefers-color-sheme', 'prefers-color-scheme'],
  ['(prefers-color-scheme: drak)', 'drak', 'dark'],
  ['card (inline-szie > 30rem)', 'inline-szie', 'inline-size'],
])('%s: %s was meant as %s', (condition, written, meant) => {
  const found = correctCondition(condition)
  expect(found).toEqual([{ index: condition.indexOf(written), written, meant }])
})

test.each([
  'print',
  'not all and (monochrome)',
  'screen and (max-width: 600px), (orientation: landscape)',
  '(min-width: 0)',
  '(400px < width <= 60rem)',
  '(width > calc(10rem + 2px))',
  '(aspect-ratio > 16/9) and (min-resolution: 2dppx)',
  '(hover) and (pointer: fine)',
  '(prefers-reduced-motion: no-preference)',
  '(--narrow)',
  '(-webkit-min-device-pixel-ratio: 2)',
  '(display-mode: tabbed)',
  'card style(--wide: true)',
  'scroll-state(stuck: top)',
])('%s is known', (condition) => {
  expect(correctCondition(condition)).toEqual([])
})
