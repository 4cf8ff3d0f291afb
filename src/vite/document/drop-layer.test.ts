import { expect, test } from 'vitest'

import { dropLayer } from './drop-layer.ts'

const sheet = `<style>@layer a,b;@layer a{.a{color:red}}@layer b{.b::before{content:"}"}@media print{.b{top:0}}}.c{top:1px}</style>`

test('a layer is removed with all that is in it', () => {
  expect(dropLayer(sheet, 'b')).toBe('<style>@layer a,b;@layer a{.a{color:red}}.c{top:1px}</style>')
})

test('a sheet without the layer stays as it is', () => {
  expect(dropLayer(sheet, 'c')).toBe(sheet)
})
