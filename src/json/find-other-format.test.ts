import { expect, test } from 'vitest'

import { findOtherFormat } from './find-other-format.ts'

test.each([
  ['site:\n  title: Ada\n', 'YAML'],
  ['# me\n---\nsite:\n  title: "Ada"\n', 'YAML'],
  ['schemaVersion: 2\nsite:\n', 'YAML'],
  ['<!doctype html><html><body>hi</body></html>', 'HTML'],
  ['<!-- me -->\n<html></html>', 'HTML'],
  ['<?xml version="1.0"?>\n<site/>', 'XML'],
  ['[site]\ntitle = "Ada"', 'TOML'],
  ['title = "Ada"', 'TOML'],
  ['export default {\n  site: {}\n}', 'JavaScript'],
  ['module.exports = {}', 'JavaScript'],
  ['{ "site": {} }', undefined],
  ['{\n  site:\n  title: Ada\n}', undefined],
  ['[1]\n', undefined],
  ['[site]\n', undefined],
  ['site: {\n  title: "Ada",\n}', undefined],
  ['"site": {}', undefined],
  ['<<<<<<< HEAD\n{}', undefined],
  ['title: Ada', undefined],
  ['', undefined],
])('%j is %s', (text, format) => {
  expect(findOtherFormat(text)).toBe(format)
})
