import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { makeAssets, movingPng, png } from '#fixtures/small-assets.ts'
import { problemCodes } from '#problems/problem-code.ts'

import { checkStories } from './check-stories.ts'

function refuse(): never {
  throw new Error('EACCES')
}

function refuseToOpen() {
  return { size: 1, bytes: refuse, text: refuse }
}

function makeDocument(...stories: unknown[]) {
  return { profile: { projects: stories.map((story, index) => ({ id: `p${index}`, story })) } }
}

/** The problems of one story, each with its position and code. */
function listProblems(story: Buffer | string) {
  const files = {
    'stories/atlas.md': Buffer.from(story),
    'media/a.png': png,
    'media/moving.png': movingPng,
  }
  const { problems, stories } = checkStories(makeDocument('stories/atlas.md'), makeAssets(files))
  expect(problems).toEqual([])
  return stories.flatMap((one) =>
    one.problems.map(({ line, column, endLine, endColumn, code }) => [
      `${line}:${column}-${endLine}:${endColumn}`,
      code,
    ]),
  )
}

test('a project that does not name the story with its id is a problem', () => {
  const assets = makeAssets({
    'stories/atlas.md': Buffer.from('Words.'),
    'stories/shop.md': Buffer.from('Words.'),
    'stories/atlas.sv.md': Buffer.from('Ord.'),
  })
  const shop = { id: 'shop', story: 'stories/shop.md' }
  const find = (atlas: object) => checkStories({ profile: { projects: [shop, atlas] } }, assets)
  expect(find({ id: 'atlas' }).problems).toMatchObject([
    {
      path: ['profile', 'projects', 1],
      code: 'story/not-named',
      help: 'Add "story": "stories/atlas.md". If the story is not ready, give the file another name.',
    },
  ])
  expect(find({ id: 'atlas', story: 'stories/atlas.md' }).problems).toEqual([])
  expect(find({ id: 'map' }).problems).toEqual([])
})

describe('a file that cannot be read is a problem of the content', () => {
  test('if it is not there, with the name that was meant', () => {
    const files = { 'stories/atlas.md': Buffer.from('Words.') }
    const { problems, stories } = checkStories(makeDocument('stories/atlsa.md'), makeAssets(files))
    expect({ problems, stories }).toMatchObject({
      problems: [
        {
          path: ['profile', 'projects', 0, 'story'],
          code: 'content/missing-asset',
          suggestion: 'stories/atlas.md',
        },
      ],
      stories: [],
    })
  })

  test.each(['stories/atlas.MD', 'stories/atlas.md.txt'])('if it is there as %s', (file) => {
    const assets = makeAssets({ [file]: Buffer.from('Words.') })
    const { problems } = checkStories(makeDocument('stories/atlas.md'), assets)
    const help = expect.stringMatching(
      /^Rename the file .*atlas\.(?:MD|md\.txt) to .*atlas\.md\.$/u,
    )
    expect(problems).toMatchObject([{ code: 'content/missing-asset', help }])
  })

  test('if its name only looks the same', () => {
    const files = { 'stories/u\u0308ber.md': Buffer.from('Words.') }
    const { problems } = checkStories(makeDocument('stories/\u00fcber.md'), makeAssets(files))
    expect(problems).toMatchObject([
      { help: expect.stringMatching(/^Rename the file/u), code: 'content/missing-asset' },
    ])
  })

  test.each([
    ['it is a link that leads outside', Buffer.from('Words.'), true, 'asset/outside'],
    ['it is too large', Buffer.alloc(100_001), false, 'story/too-large'],
  ])('if %s', (_, bytes, isOutside, code) => {
    const assets = makeAssets({ 'stories/atlas.md': bytes }, [], isOutside)
    const { problems } = checkStories(makeDocument('stories/atlas.md'), assets)
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  test('if the disk refuses', () => {
    const document = makeDocument('stories/atlas.md')
    const { problems } = checkStories(document, { hasAsset: () => true, openAsset: refuseToOpen })
    expect(problems.map((problem) => problem.code)).toEqual(['asset/broken'])
  })
})

test.each([
  ['a.png', 'media/a.png', 'Write "media/name.jpg": png, jpg, webp, avif or svg.'],
  [
    '../media/gone.png',
    undefined,
    'Put the file at content/media/gone.png, and write "media/gone.png".',
  ],
])('for the picture %s of a story, %s is suggested', (name, suggestion, help) => {
  const story = Buffer.from(`Words.\n\n![A](${name})\n`)
  const assets = makeAssets({ 'stories/atlas.md': story, 'media/a.png': png })
  const [atlas] = checkStories(makeDocument('stories/atlas.md'), assets).stories
  expect(atlas?.problems).toMatchObject([{ code: 'story/picture', suggestion, help }])
})

describe('a problem of a story has its position in the Markdown', () => {
  test.each([
    ['', [['1:1-1:1', 'story/empty']]],
    ['\n \n', [['1:1-2:1', 'story/empty']]],
    ['a\n\n<<<<<<< HEAD\n# b\n=======\n[c](d)\n>>>>>>> e', [['3:1-3:13', 'story/merge-conflict']]],
    ['---\ntitle: X\n---\n\na', [['1:1-3:4', 'page/front-matter']]],
    ['a\n\nÜ ![A](media/a b.png "B")', [['3:3-3:26', 'text/link']]],
    ['a\n\n- Ü **b', [['3:5-3:7', 'text/signs']]],
    ['a\r\nÜ\0', [['2:2-2:3', 'story/not-text']]],
    [Buffer.from('one\ntwo Ü', 'latin1'), [['2:5-2:6', 'story/not-text']]],
    ['a\r\n\r\n# b\r\n', [['3:1-3:4', 'story/heading']]],
    ['one\ntwo <b>x</b>', [['2:5-2:8', 'text/html']]],
    ['\u{FEFF}a [b](c)', [['1:3-1:9', 'text/link']]],
    ['a\n\n![A](media/b.png)', [['3:1-3:18', 'content/missing-asset']]],
    ['![A](media/a.png)\n![B](media/b.png)', [['2:1-2:18', 'content/missing-asset']]],
    ['![A](media/moving.png)', [['1:1-1:23', 'photo/moves']]],
    ['![A](media/a.png)', []],
    ['## 😀 <b>', [['1:7-1:10', 'text/html']]],
  ])('%j', (story, expected) => {
    expect(listProblems(story)).toEqual(expected)
  })
})

test('a story may begin with the name of a project that has it', () => {
  const files = { 'stories/atlas.md': Buffer.from('# Atlas\n\nWords.') }
  const story = 'stories/atlas.md'
  const check = (...names: string[]) =>
    checkStories(
      { profile: { projects: names.map((name) => ({ name, story })) } },
      makeAssets(files),
    )
  expect(check('Ward', 'ATLAS').stories).toMatchObject([
    { blocks: [{ paragraph: ['Words.'] }], problems: [] },
  ])
  expect(check('Ward').stories).toMatchObject([{ problems: [{ code: 'story/heading' }] }])
})

test('a story of two projects is read once', () => {
  const files = { 'stories/atlas.md': Buffer.from('Words.') }
  const document = makeDocument('stories/atlas.md', 'stories/atlas.md', 12, '../a.md')
  expect(checkStories(document, makeAssets(files))).toEqual({
    problems: [],
    stories: [
      {
        file: 'stories/atlas.md',
        text: 'Words.',
        blocks: [{ paragraph: ['Words.'] }],
        problems: [],
      },
    ],
  })
})

const signs = [
  ['# ', '## ', '#### ', '- ', '1. ', '> ', '```', '```tss\n', '***', '\n', '\n\n', '\r\n', '\t'],
  ['![', '](media/b.png)', '](b.gif "', '")', '[', '](#a)', '](b)', '<b>', '<!--', '*', '`', '\\'],
  ['a', 'words', '😀', '|', '|-|-|', '\0', '\uFFFD', '\u202e', '[a]: b', '"'.repeat(90)],
].flat()

/** Whether each problem of a story has a code, a position in the text and whole sentences. */
function isExplained(story: string): boolean {
  const lines = story.replace(/^\uFEFF/u, '').split('\n')
  const files = { 'stories/atlas.md': Buffer.from(story) }
  const [checked] = checkStories(makeDocument('stories/atlas.md'), makeAssets(files)).stories
  return (checked?.problems ?? []).every(
    ({ code, line, column, endLine, endColumn, message, help }) =>
      problemCodes.includes(code) &&
      column <= (lines[line - 1]?.length ?? -1) + 1 &&
      endColumn <= (lines[endLine - 1]?.length ?? -1) + 1 &&
      (endLine > line || endColumn > column || story === '') &&
      [message, help].every((sentence) => /^.{6,600}[.?]$/u.test(sentence)),
  )
}

test('whatever a story says, each problem has a code, its position and whole sentences', () => {
  const stories = fc.oneof(
    fc.array(fc.constantFrom(...signs), { maxLength: 30 }).map((parts) => parts.join('')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  expect(() => fc.assert(fc.property(stories, isExplained), { numRuns: 3000 })).not.toThrow()
})
