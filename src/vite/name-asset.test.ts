import { expect, test } from 'vitest'

import { nameAsset } from './name-asset.ts'

test.each([
  ['signal-still.gif', 'static/media/signal-still-[hash].gif'],
  ['Screen shot.PNG', 'static/media/Screen-shot-[hash].png'],
  ['50%.svg', 'static/media/50--[hash].svg'],
  ['%2e%2e%2fx.svg', 'static/media/-2e-2e-2fx-[hash].svg'],
  ['[name]`${x}`.svg', 'static/media/-name-x--[hash].svg'],
  ['a\u202Egvs.gnp.svg', 'static/media/a-gvs-gnp-[hash].svg'],
  [`${'x'.repeat(250)}.svg`, `static/media/${'x'.repeat(60)}-[hash].svg`],
  ['main.css', 'static/css/[name]-[hash][extname]'],
])('the file %j is published as %j', (file, published) => {
  expect(nameAsset({ names: [file] })).toBe(published)
})
