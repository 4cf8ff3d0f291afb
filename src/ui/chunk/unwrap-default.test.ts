import { expect, test } from 'vitest'

import { unwrapDefault } from './unwrap-default.ts'

function component() {}
const componentWithDefault = Object.assign(() => {}, { default: component })
const instance = { render: component }

test.each<[string, unknown, unknown]>([
  ['the default export itself', component, component],
  ['an object of all exports', { default: component }, component],
  [
    'an object of all exports with others beside the default',
    { default: instance, Other: 1 },
    instance,
  ],
  ['an object without a default', instance, instance],
  ['a function, whatever its properties', componentWithDefault, componentWithDefault],
  ['null', null, null],
  ['a default of undefined', { default: undefined }, undefined],
])('%s', (_, imported, exported) => {
  expect(unwrapDefault(imported)).toBe(exported)
})
