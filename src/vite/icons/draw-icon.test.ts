import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { drawIcon } from './draw-icon.ts'
import { inferIcon } from './infer-icon.ts'
import { socialGlyphs } from './social-glyphs.ts'

describe('the icon of a link is inferred', () => {
  test.each([
    ['https://www.linkedin.com/in/ada', 'Me', 'linkedin'],
    ['https://github.com/ada', 'Code', 'github'],
    ['https://gist.github.com/ada', 'Code', 'github'],
    ['https://gitlab.example.org/ada', 'Code', 'gitlab'],
    ['https://codeberg.org/ada', 'Code', 'codeberg'],
    ['https://stackoverflow.com/users/1', 'Answers', 'stackoverflow'],
    ['https://www.npmjs.com/~ada', 'Packages', 'npm'],
    ['https://codepen.io/ada', 'Pens', 'codepen'],
    ['https://dev.to/ada', 'Blog', 'devto'],
    ['https://ada.medium.com', 'Blog', 'medium'],
    ['https://medium.com/@ada', 'Blog', 'medium'],
    ['https://mastodon.social/@ada', 'Me', 'mastodon'],
    ['https://fosstodon.org/@ada', 'Me', 'mastodon'],
    ['https://bsky.app/profile/ada', 'Me', 'bluesky'],
    ['https://ada.bsky.social', 'Me', 'bluesky'],
    ['https://x.com/ada', 'Me', 'x'],
    ['https://twitter.com/ada', 'Me', 'x'],
    ['https://t.me/ada', 'Chat', 'telegram'],
    ['https://www.youtube.com/@ada', 'Films', 'youtube'],
    ['https://www.instagram.com/ada', 'Me', 'instagram'],
    ['https://dribbble.com/ada', 'Shots', 'dribbble'],
    ['https://www.behance.net/ada', 'Work', 'behance'],
    ['mailto:ada@github.com', 'GitHub', 'mail'],
    ['https://example.org/feed.xml', 'News', 'rss'],
    ['/feed/', 'News', 'rss'],
    ['/cv.pdf', 'CV', 'document'],
    ['https://git.example.org/ada', 'GitLab', 'gitlab'],
    ['https://pebble.example.org/ada', 'Mastodon', 'mastodon'],
    ['https://example.org/ada', 'Stack Overflow', 'stackoverflow'],
  ])('from %s, called %s: %s', (url, network, icon) => {
    expect(inferIcon(url, network)).toBe(icon)
  })

  test.each([
    'https://example.org/ada',
    'https://notgithub.com/ada',
    'https://github.com.example.org/ada',
    'https://unsplash.com/@ada',
    'https://netflix.com/ada',
    '#contact',
  ])('but not from %s', (url) => {
    expect(inferIcon(url, 'Elsewhere')).toBe(undefined)
  })
})

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
