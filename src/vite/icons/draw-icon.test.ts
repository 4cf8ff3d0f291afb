import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { drawIcon } from './draw-icon.ts'
import { socialGlyphs } from './social-glyphs.ts'

describe('the icon of a link is drawn', () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-icon-'))
  beforeAll(() => {
    mkdirSync(join(folder, 'media'))
    writeFileSync(join(folder, 'media/shop.svg'), '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>')
    writeFileSync(join(folder, 'media/bad.svg'), '<svg viewBox="0 0 9 9"><script/></svg>')
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  const draw = (fields: object, network = 'Ada') =>
    drawIcon({ id: 'a', network, url: 'https://github.com/ada', ...fields }, folder)

  test('as the content says, before the address', async () => {
    expect((await draw({ icon: 'rss' })).shapes).toBe(socialGlyphs.rss)
    expect((await draw({ icon: 'link' })).shapes).toBe(socialGlyphs.link)
    expect((await draw({})).shapes).toBe(socialGlyphs.github)
  })

  test('from a file of the owner', async () => {
    expect(await draw({ icon: 'media/shop.svg' })).toEqual({
      viewBox: '0 0 9 9',
      shapes: [{ element: 'path', attributes: { d: 'M0 0' } }],
    })
    await expect(draw({ icon: 'media/bad.svg' })).rejects.toThrow('is not an icon')
  })

  test.each([
    ['shop', 'S'],
    [' ümlaut', 'Ü'],
    ['\u{1F469}‍\u{1F4BB} me', '\u{1F469}‍\u{1F4BB}'],
    ['متجر', 'م'],
  ])('as its first letter if nothing is known of it: %s', async (network, letter) => {
    const { shapes } = await draw({ url: 'https://example.org' }, network)
    expect(shapes.at(-1)?.text).toBe(letter)
  })
})
