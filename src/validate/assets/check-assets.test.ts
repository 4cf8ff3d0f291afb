import { describe, expect, test } from 'vitest'

import { severityOf } from '#problems/problem-code.ts'

import { checkAssets } from './check-assets.ts'

const image = '2c000000000100010000 02 02 44 01 00'
const pause = '21f904 00 0a00 00 00'

/** A gif of one pixel and so many frames. */
function gif(frames: number): Uint8Array {
  const body = `${pause}${image}`.repeat(frames)
  return Buffer.from(
    `474946383961 01000100 80 00 00 000000ffffff ${body} 3b`.replaceAll(' ', ''),
    'hex',
  )
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(16), Buffer.alloc(12, 1)])
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>',
)

/** A Lottie file of 30 frames a second from 0 to 120, but for what is given. */
function lottie(rest: object = {}): Uint8Array {
  const layers = [{ ks: { r: { a: 0, k: 0 } } }]
  const file = { v: '5.7.0', fr: 30, ip: 0, op: 120, w: 100, h: 100, layers, ...rest }
  return Buffer.from(JSON.stringify(file))
}

/** Compositions that each show the next so many times, so many levels deep. */
function nested(times: number, levels: number, leaf: object = { ty: 1 }) {
  const assets = Array.from({ length: levels }, (_, level) => ({
    id: `c${level}`,
    layers: Array.from({ length: times }, () =>
      level === levels - 1 ? leaf : { ty: 0, refId: `c${level + 1}` },
    ),
  }))
  return { assets, layers: [{ ty: 0, refId: 'c0' }] }
}

/** What is said of content, where these files stand beside it. */
function check(document: unknown, files: Record<string, Uint8Array>, reads: string[] = []) {
  return checkAssets(document, {
    hasAsset: (path) => path in files,
    openAsset: (path) => {
      const bytes = files[path]
      return (
        bytes && {
          size: bytes.length,
          bytes: () => (reads.push(path), bytes),
          text: () => (reads.push(path), Buffer.from(bytes).toString()),
        }
      )
    },
  })
}

function codesOf(document: unknown, files: Record<string, Uint8Array>) {
  return check(document, files).map(({ code, path }) => [code, severityOf(code), path.join('/')])
}

describe('a file that is what its name says holds', () => {
  test.each([
    ['a gif that stands still', 'media/a.gif', gif(1)],
    ['a gif that moves: the build makes its still picture', 'media/a.gif', gif(3)],
    ['a gif without its end mark, as some programs leave it', 'media/a.gif', gif(1).slice(0, -1)],
    ['a png', 'media/a.png', png],
    ['an svg', 'media/a.svg', svg],
    ['an animation', 'animations/a.json', lottie()],
    ['an animation that says its frames', 'animations/a.json', lottie({ frameRate: 1 })],
    [
      'an animation with a position whose "x" is a number',
      'animations/a.json',
      lottie({ layers: [{ ks: { p: { s: true, x: { a: 0, k: 1 }, y: { a: 0, k: 1 } } } }] }),
    ],
  ])('%s', (_, src, bytes) => {
    expect(check({ src }, { [src]: bytes })).toEqual([])
  })
})

describe('a file that is not what its name says', () => {
  test.each([
    ['a web page', 'media/a.gif', Buffer.from('<!doctype html>'), 'asset/broken'],
    ['nothing at all', 'media/a.png', Buffer.alloc(0), 'asset/broken'],
    ['a gif that breaks off', 'media/a.gif', gif(2).slice(0, -6), 'asset/broken'],
    ['a gif without a picture', 'media/a.gif', gif(0), 'asset/broken'],
    ['a png with the name of a gif', 'media/a.gif', png, 'asset/wrong-kind'],
    ['a gif with the name of a jpg', 'media/a.jpg', gif(1), 'asset/wrong-kind'],
    ['a kind that browsers do not show', 'media/a.png', bitmap, 'asset/wrong-kind'],
    ['a picture for an animation', 'animations/a.json', png, 'asset/broken'],
    ['JSON that is no animation', 'animations/a.json', Buffer.from('{}'), 'asset/broken'],
    ['an animation without an end', 'animations/a.json', lottie({ op: 0 }), 'asset/broken'],
  ])('%s', (_, src, bytes, code) => {
    expect(codesOf({ src }, { [src]: bytes })).toEqual([[code, 'error', 'src']])
  })

  test.each([
    'media/../../secret.gif',
    'media/a.mp4',
    'media/a.gif?x',
    'media/.',
    'media/a\u0000.gif',
    'media/a b.gif',
    'animations/a.lottie',
    'animations/a.gif',
  ])('is neither looked for nor opened where no asset may have its name: %j', (src) => {
    const reads: string[] = []
    expect([check({ src }, {}), check({ src }, { [src]: png }, reads), reads]).toEqual([[], [], []])
  })

  test.each([
    ['media/a.GIF', 'Write "media/a.gif" here and rename the file to that.'],
    ['media/a.gif', 'Write "media/a.gif" here.'],
  ])('has an ending in capitals, and endings are written small: %s is there', (there, help) => {
    const reads: string[] = []
    const found = check({ src: 'media/a.GIF' }, { [there]: gif(1) }, reads)
    expect([found, reads]).toEqual([
      [
        {
          path: ['src'],
          code: 'content/wrong-format',
          message: 'The ending of "media/a.GIF" has capitals, and endings are written small.',
          help,
          suggestion: 'media/a.gif',
        },
      ],
      [],
    ])
  })

  test('and is a drawing without a size is told what it lacks', () => {
    const [problem] = check({ src: 'media/a.svg' }, { 'media/a.svg': Buffer.from('<svg></svg>') })
    expect([problem?.code, problem?.help]).toEqual([
      'asset/broken',
      'Save it again with another program and with a "viewBox", or name another.',
    ])
  })

  test('is told of in words that say what to do', () => {
    const [problem] = check({ src: 'media/a.gif' }, { 'media/a.gif': png })
    expect([problem?.message, problem?.help]).toEqual([
      '"media/a.gif" is named as a gif picture, and what is in it is png.',
      'Rename the file to "media/a.png" and write that here, or save it as gif.',
    ])
  })

  test('and that may not be read is told of too', () => {
    const file = {
      size: 1,
      bytes: () => {
        throw new Error('EACCES')
      },
      text: () => '',
    }
    const found = checkAssets(
      { src: 'media/a.gif' },
      { hasAsset: () => true, openAsset: () => file },
    )
    expect(found.map(({ message }) => message)).toEqual(['"media/a.gif" cannot be read.'])
  })
})

/** The same file, filled up to a size with what does not matter. */
function wide(bytes: Uint8Array, size: number): Uint8Array {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')])
}

/** A drawing in which each of so many elements shows the one before ten times. */
function repeating(levels: number): Uint8Array {
  const parts = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  )
  return Buffer.from(`<svg viewBox="0 0 1 1"><g id="a0"/>${parts.join('')}</svg>`)
}

test.each([
  [3, []],
  [9, [['asset/too-many-copies', 'error', 'src']]],
])('a drawing that repeats itself on %i levels may stop the page: %j', (levels, found) => {
  const src = 'media/a.svg'
  expect(codesOf({ src }, { [src]: repeating(levels) })).toEqual(found)
})

describe('a file over the budget of its kind is a warning', () => {
  test.each([
    ['a gif', 'media/a.gif', gif(1), 400_000],
    ['a still picture', 'media/a.png', png, 200_000],
    ['an animation', 'animations/a.json', lottie(), 40_000],
  ])('%s', (_, src, bytes, budget) => {
    expect([
      codesOf({ src }, { [src]: wide(bytes, budget) }),
      codesOf({ src }, { [src]: wide(bytes, budget + 1) }),
    ]).toEqual([[], [['asset/too-large', 'warning', 'src']]])
  })

  test('with its size and what it may have', () => {
    const src = 'animations/a.json'
    const [problem] = check({ src }, { [src]: wide(lottie(), 55_001) })
    expect(problem?.message).toBe(
      '"animations/a.json" has 56 kB. An animation may have 40 kB: visitors on a phone wait for each.',
    )
  })

  test('and one that is far too large is not read', () => {
    const reads: string[] = []
    const src = 'media/a.gif'
    check({ src }, { [src]: Buffer.alloc(20_000_001) }, reads)
    expect(reads).toEqual([])
  })
})

describe('an animation', () => {
  const src = 'animations/a.json'

  test('with an expression, in a layer however deep, is a warning: the player leaves it out', () => {
    const layers = [{ shapes: [{ it: [{ r: { a: 0, k: 1, x: 'var $bm_rt = loopOut()' } }] }] }]
    expect(codesOf({ src }, { [src]: lottie({ layers }) })).toEqual([
      ['lottie/expressions', 'warning', 'src'],
    ])
  })

  test('that is nested deeper than the player can read is an error, and read to its end', () => {
    const deep = `${'{"it":['.repeat(50_000)}${']}'.repeat(50_000)}`
    const file = lottie({ layers: [5] })
      .toString()
      .replace('[5]', `[${deep}]`)
    expect(codesOf({ src }, { [src]: Buffer.from(file) })).toEqual([
      ['lottie/too-many-parts', 'error', 'src'],
      ['asset/too-large', 'warning', 'src'],
    ])
  })

  test.each([
    ['within compositions', nested(10, 8)],
    [
      'in a composition that contains itself',
      { assets: [{ id: 'c0', layers: [{ refId: 'c0' }] }] },
    ],
    ['by a repeater', { layers: [{ shapes: [{ ty: 'rc' }, { ty: 'rp', c: { a: 0, k: 1e9 } }] }] }],
    [
      'by a repeater whose curve goes far beyond its keyframes',
      {
        layers: [
          {
            shapes: [
              { ty: 'rc' },
              {
                ty: 'rp',
                c: {
                  a: 1,
                  k: [
                    { t: 0, s: [1], o: { x: [1], y: [1e6] } },
                    { t: 9, s: [2] },
                  ],
                },
              },
            ],
          },
        ],
      },
    ],
    ['by letters', nested(10, 3, { ty: 5, t: { d: { k: [{ s: { t: 'x'.repeat(100) } }] } } })],
  ])('that unfolds without measure %s is an error', (_, rest) => {
    const file = lottie({ layers: [{ ty: 0, refId: 'c0' }], ...rest })
    expect(file.length).toBeLessThan(20_000)
    expect(codesOf({ src }, { [src]: file })).toEqual([['lottie/too-many-parts', 'error', 'src']])
  })

  test('that shows a composition a few times holds', () => {
    expect(codesOf({ src }, { [src]: lottie(nested(10, 3)) })).toEqual([])
  })

  test.each([
    [
      'a picture beside it',
      { assets: [{ id: 'a', u: 'images/', p: 'img_0.png', e: 0 }] },
      'img_0.png',
    ],
    [
      'a picture of another host',
      { assets: [{ id: 'a', u: '', p: 'https://a.dev/b.png', e: 1 }] },
      'https://a.dev/b.png',
    ],
    [
      'a picture of another host as a colour',
      { layers: [{ ty: 1, sc: 'url(https://a.dev/b.svg#c)' }] },
      'url(https://a.dev/b.svg#c)',
    ],
    [
      'data of another host',
      { assets: [{ id: 'a', t: 3, p: 'https://a.dev/b.json' }] },
      'https://a.dev/b.json',
    ],
    [
      'a font of another host',
      {
        fonts: { list: [{ fName: 'A', fFamily: 'A', fOrigin: 't', fPath: 'https://a.dev/b.css' }] },
      },
      'https://a.dev/b.css',
    ],
  ])('that needs %s is an error: the page may not load it', (_, rest, file) => {
    const [problem, ...others] = check({ src }, { [src]: lottie(rest) })
    expect([problem?.code, problem?.path, others]).toEqual(['lottie/outside-files', ['src'], []])
    expect(problem?.message).toContain(`needs "${file}"`)
  })

  test('that carries its pictures, and fonts of the system, holds', () => {
    const rest = {
      assets: [{ id: 'a', p: 'data:image/png;base64,AA', e: 1 }],
      fonts: { list: [{ fName: 'A', fFamily: 'Arial', fPath: '' }] },
    }
    expect(codesOf({ src }, { [src]: lottie(rest) })).toEqual([])
  })

  test.each([
    ['a layer', { layers: [{ ln: 'root' }] }],
    ['a layer of a composition', { assets: [{ id: 'a', layers: [{ ln: 'root' }] }] }],
    ['a shape', { layers: [{ ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'sh', ln: 'root' }] }] }] }],
  ])('that gives %s an id is an error: ids belong to the page', (_, rest) => {
    expect(codesOf({ src }, { [src]: lottie(rest) })).toEqual([['lottie/ids', 'error', 'src']])
  })

  test('whose frames are as content says holds', () => {
    expect(check({ src, frameRate: 30, frames: 120 }, { [src]: lottie() })).toEqual([])
  })

  test('whose frames are others than content says is an error at each claim', () => {
    const found = check({ hero: { src, frameRate: 25, frames: 91 } }, { [src]: lottie() })
    expect(found).toMatchObject([
      {
        code: 'lottie/frames',
        path: ['hero', 'frameRate'],
        message: 'The animation is said to have 25 frames a second, and its file has 30.',
        suggestion: '30',
      },
      {
        code: 'lottie/frames',
        path: ['hero', 'frames'],
        message: 'The animation is said to have 91 frames, and its file has 120.',
        suggestion: '120',
      },
    ])
  })

  test.each([
    ['the first', 0, lottie()],
    ['the last', 119, lottie()],
    ['the last of a file whose frames do not begin at 0', 59, lottie({ ip: 60 })],
  ])('that stands still at %s of its frames holds', (_, stillFrame, file) => {
    expect(check({ src, stillFrame }, { [src]: file })).toEqual([])
  })

  test('that stands still beyond its last frame is an error: nothing would be seen', () => {
    expect(check({ hero: { src, stillFrame: 120 } }, { [src]: lottie() })).toMatchObject([
      {
        code: 'lottie/frames',
        path: ['hero', 'stillFrame'],
        message:
          'The still frame is 120, and the last frame of the file is 119: nothing would be visible.',
        suggestion: '119',
      },
    ])
  })
})

describe('a still picture for visitors who asked for less motion', () => {
  const files = { 'media/a.gif': gif(2), 'media/b.gif': gif(1), 'media/b.png': png }

  test.each(['media/b.gif', 'media/b.png'])('holds where it stands still: %s', (still) => {
    expect(check({ src: 'media/a.gif', still }, files)).toEqual([])
  })

  test.each([
    ['moves', 'media/a.gif', 'gif/moving-still'],
    ['is not there', 'media/c.png', 'content/missing-asset'],
  ])('is an error where it %s', (_, still, code) => {
    expect(codesOf({ src: 'media/a.gif', still }, files)).toEqual([[code, 'error', 'still']])
  })

  test.each([
    ['a gif of another host has none', { src: 'https://a.dev/b.gif' }, ['gif/no-still']],
    ['a gif of another host has one', { src: 'https://a.dev/b.gif', still: 'media/b.png' }, []],
    ['a picture of another host is no gif', { src: 'https://a.dev/gif.png' }, []],
  ])('is missed only where none can be made: %s', (_, one, codes) => {
    expect(check([one], files).map(({ code }) => code)).toEqual(codes)
  })
})

test('a file that is named twice is read once, and its fault is told once', () => {
  const reads: string[] = []
  const src = 'media/a.gif'
  const found = check([{ src }, { src }], { [src]: png }, reads)
  expect([found.map(({ path }) => path), reads]).toEqual([[[0, 'src']], [src]])
})
