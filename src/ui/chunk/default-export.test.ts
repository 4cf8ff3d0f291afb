import { expect, test } from 'vitest'

import { defaultExport } from './default-export.ts'

function component() {}
const componentWithDefault = Object.assign(() => {}, { default: component })
const instance = { render: component }

test.each<[string, unknown, unknown]>([
  ['a default import that is the default', component, component],
  ['all exports of a package, whose default is meant', { default: component }, component],
  ['all exports, with others beside the default', { default: instance, Other: 1 }, instance],
  ['an object that has no default', instance, instance],
  ['a function, whatever its properties', componentWithDefault, componentWithDefault],
  ['null', null, null],
  ['a default of undefined', { default: undefined }, undefined],
])('%s', (_, imported, exported) => {
  expect(defaultExport(imported)).toBe(exported)
})
