import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { checkOwnPictures, findShareFile } from './own-pictures.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const listCodes = () =>
  checkOwnPictures(folder).flatMap(({ problems }) => problems.map(({ code }) => code))

test.each([
  [1200, 630, []],
  [1280, 720, ['public/cut']],
  [1280, 800, ['public/cut']],
  [1201, 630, []],
  [2400, 1260, []],
  [600, 315, []],
  [599, 315, ['public/unusable']],
  [1200, 1200, ['public/unusable']],
  [3000, 630, ['public/unusable']],
])('a picture for shared links with %i by %i pixels: %j', async (width, height, expected) => {
  const picture = sharp({ create: { width, height, channels: 3, background: 'red' } })
  await picture.jpeg().toFile(join(folder, 'share.jpg'))
  expect([findShareFile(folder), listCodes()]).toEqual([join(folder, 'share.jpg'), expected])
})

test.each([
  ['share.png', '<!doctype html>', ['asset/broken']],
  ['favicon.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', ['asset/broken']],
  [
    'favicon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="a()"><path d="M0 0h9"/></svg>',
    ['asset/script'],
  ],
  ['logo.svg', '<svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg>', []],
])('a broken %s', (name, text, expected) => {
  writeFileSync(join(folder, name), text)
  expect(listCodes()).toEqual(expected)
})

test('a picture keeps the name that the site looks for', async () => {
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'red' } })
  writeFileSync(join(folder, 'share.png'), await picture.jpeg().toBuffer())
  const [{ problems = [] } = {}] = checkOwnPictures(folder)
  expect(problems.map(({ help }) => help)).toEqual([
    'Export it as .png: another name alone changes nothing.',
  ])
})

test('a picture for shared links may have the name of another tool: its name is said', async () => {
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'red' } })
  await picture.png().toFile(join(folder, 'og-image.png'))
  const listHelps = () =>
    checkOwnPictures(folder).flatMap(({ problems }) => problems.map(({ help }) => help))
  expect(listHelps()).toEqual(['Save it as share.png or share.jpg, in small letters.'])
  await picture.png().toFile(join(folder, 'share.png'))
  expect(listHelps()).toEqual([])
})

test('of two pictures for shared links, the other one is named with the one that counts', async () => {
  const picture = sharp({ create: { width: 1200, height: 630, channels: 3, background: 'red' } })
  await picture.png().toFile(join(folder, 'share.png'))
  writeFileSync(join(folder, 'share.jpg'), 'Not looked at.')
  const found = checkOwnPictures(folder).filter(({ problems }) => problems.length > 0)
  expect(found).toEqual([
    {
      file: join(folder, 'share.jpg'),
      problems: [
        {
          code: 'public/unused',
          message: 'Shared links show "share.png", so this picture is not shown beside them.',
          help: 'Delete one of the two files.',
        },
      ],
    },
  ])
})

test.each([
  [1280, 800, '64 pixels at the top and 64 at the bottom'],
  [1400, 630, '100 pixels at the left and 100 at the right'],
])('of %i by %i pixels the owner reads what the build cuts', async (width, height, cut) => {
  const picture = sharp({ create: { width, height, channels: 3, background: 'red' } })
  await picture.png().toFile(join(folder, 'share.png'))
  const [{ problems = [] } = {}] = checkOwnPictures(folder)
  expect(problems).toEqual([
    {
      code: 'public/cut',
      message: `"share.png" has ${width} by ${height} pixels, so the build cuts ${cut}.`,
      help: 'Save it with 1200 by 630 pixels.',
    },
  ])
})

test('an icon of another name is not used, unless the site has one of its own', () => {
  writeFileSync(join(folder, 'favicon.png'), '')
  expect(checkOwnPictures(folder)).toMatchObject([
    { file: join(folder, 'favicon.png'), problems: [{ code: 'public/unused' }] },
  ])
  writeFileSync(join(folder, 'favicon.ico'), '')
  expect(checkOwnPictures(folder)).toEqual([])
})

test.each([
  ['Share.png', 'Save it as share.png or share.jpg, in small letters.'],
  ['share.webp', 'Save it as share.png or share.jpg, in small letters.'],
  ['Favicon.svg', 'Save it as favicon.svg, in small letters.'],
])('%s is not used under this name', (name, help) => {
  writeFileSync(join(folder, name), '')
  expect(checkOwnPictures(folder)).toMatchObject([
    { file: join(folder, name), problems: [{ code: 'public/unused', help }] },
  ])
})

test('without a folder there is none', () => {
  expect([findShareFile(''), checkOwnPictures(join(folder, 'public'))]).toEqual([undefined, []])
})

test.each(['share.png', 'favicon.svg'])('a folder with the name %s is named', (name) => {
  mkdirSync(join(folder, name))
  expect(listCodes).toThrow(`${name} cannot be read: it is a folder.`)
})
