import { describe, expect, test } from 'vitest'

import { check, listCodes, makeGif, makeLottie, png, movingPng } from '#fixtures/small-assets.ts'

import { checkAssets } from './check-assets.ts'

const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(16), Buffer.alloc(12, 1)])
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4"/></svg>',
)

describe('a file that is what its name says has no problem', () => {
  test.each([
    ['a gif with one frame', 'media/a.gif', makeGif(1)],
    ['a gif that moves: the build makes its still picture', 'media/a.gif', makeGif(3)],
    [
      'a gif without its end mark, as some programs leave it',
      'media/a.gif',
      makeGif(1).slice(0, -1),
    ],
    ['a png', 'media/a.png', png],
    ['an svg', 'media/a.svg', svg],
    ['an animation', 'animations/a.json', makeLottie()],
    [
      'an animation that begins with a byte-order mark',
      'animations/a.json',
      Buffer.concat([Buffer.from('\u{feff}'), makeLottie()]),
    ],
    ['an animation with fields of its own', 'animations/a.json', makeLottie({ frameRate: 1 })],
    [
      'an animation with a position whose "x" is a number',
      'animations/a.json',
      makeLottie({ layers: [{ ks: { p: { s: true, x: { a: 0, k: 1 }, y: { a: 0, k: 1 } } } }] }),
    ],
  ])('%s', (_, src, bytes) => {
    expect(check({ src }, { [src]: bytes })).toEqual([])
  })
})

describe('a file that is not what its name says', () => {
  test.each([
    ['a web page', 'media/a.gif', Buffer.from('<!doctype html>'), 'asset/broken'],
    ['nothing at all', 'media/a.png', Buffer.alloc(0), 'asset/broken'],
    ['a gif that breaks off', 'media/a.gif', makeGif(2).slice(0, -6), 'asset/broken'],
    ['a png that breaks off', 'media/a.png', png.subarray(0, -6), 'asset/broken'],
    ['a gif without a picture', 'media/a.gif', makeGif(0), 'asset/broken'],
    ['a png with the name of a gif', 'media/a.gif', png, 'asset/wrong-kind'],
    ['a gif with the name of a jpg', 'media/a.jpg', makeGif(1), 'asset/wrong-kind'],
    ['a kind that browsers do not show', 'media/a.png', bitmap, 'asset/wrong-kind'],
    [
      'a drawing that is not in UTF-8',
      'media/a.svg',
      Buffer.from(svg.toString().replace('<path', '<title>\u{dc}</title><path'), 'latin1'),
      'asset/broken',
    ],
    ['a picture for an animation', 'animations/a.json', png, 'asset/broken'],
    ['JSON that is no animation', 'animations/a.json', Buffer.from('{}'), 'asset/broken'],
    [
      'an animation without layers',
      'animations/a.json',
      makeLottie({ layers: [] }),
      'asset/broken',
    ],
    ['an animation without an end', 'animations/a.json', makeLottie({ op: 0 }), 'asset/broken'],
  ])('%s', (_, src, bytes, code) => {
    expect(listCodes({ src }, { [src]: bytes })).toEqual([[code, 'error', 'src']])
  })

  test('is a drawing with a script', () => {
    const drawing = svg.toString().replace('<path', '<script>alert(1)</script><path')
    expect(listCodes({ src: 'media/a.svg' }, { 'media/a.svg': Buffer.from(drawing) })).toEqual([
      ['asset/script', 'warning', 'src'],
    ])
  })

  test.each(['media/a.png', 'animations/a.json'])('is a pointer of Git LFS: %s', (src) => {
    const pointer = Buffer.from('version https://git-lfs.github.com/spec/v1\noid sha256:0\n')
    expect(check({ src }, { [src]: pointer }).map(({ message }) => message)).toEqual([
      `"${src}" is a pointer of Git LFS: the file itself was not downloaded.`,
    ])
  })

  test.each([
    'media/../../secret.gif',
    'media/a.mp4',
    'media/a.gif?x',
    'media/.',
    'media/a\u0000.gif',
    'media/a<b.gif',
    'animations/a.lottie',
    'animations/a.gif',
  ])('is neither looked for nor opened if no asset may have the name: %j', (src) => {
    const reads: string[] = []
    expect([check({ src }, {}), check({ src }, { [src]: png }, reads), reads]).toEqual([[], [], []])
  })

  test.each([
    ['media/a.GIF', 'Write "media/a.gif" here and rename the file to that.'],
    ['media/a.gif', 'Write "media/a.gif" here.'],
  ])('has an ending in capitals: the help if %s exists', (there, help) => {
    const reads: string[] = []
    const found = check({ src: 'media/a.GIF' }, { [there]: makeGif(1) }, reads)
    expect([found, reads]).toEqual([
      [
        {
          path: ['src'],
          code: 'content/wrong-format',
          message: 'The file extension of "media/a.GIF" has capital letters.',
          help,
          suggestion: 'media/a.gif',
        },
      ],
      [],
    ])
  })

  test('has an ending in capitals: the help if the file is there in lower case', () => {
    const [problem] = check({ src: 'media/INES.WEBP' }, { 'media/ines.webp': makeGif(1) })
    expect([problem?.help, problem?.suggestion]).toEqual([
      'Write "media/ines.webp" here.',
      'media/ines.webp',
    ])
  })

  test('is there with another ending', () => {
    const [problem] = check({ src: 'media/a.png' }, { 'media/a.webp': makeGif(1) })
    expect(problem?.suggestion).toBe('media/a.webp')
  })

  test('reports what a drawing without a size lacks', () => {
    const [problem] = check({ src: 'media/a.svg' }, { 'media/a.svg': Buffer.from('<svg></svg>') })
    expect([problem?.code, problem?.help]).toEqual([
      'asset/broken',
      'Save it again with another program and with a "viewBox", or name another.',
    ])
  })

  test('says what to do', () => {
    const [problem] = check({ src: 'media/a.gif' }, { 'media/a.gif': png })
    expect([problem?.message, problem?.help]).toEqual([
      '"media/a.gif" is named as a gif picture, and its content is png.',
      'Rename the file to "media/a.png" and write that here, or save it as gif.',
    ])
  })

  test('reports a file that may not be read', () => {
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

test.each([
  [
    'media/tide.webp',
    'media/TIDE.WEBP',
    'Rename the file content/media/TIDE.WEBP to content/media/tide.webp.',
  ],
  [
    'media/tdie.webp',
    'media/TIDE.WEBP',
    'Rename the file content/media/TIDE.WEBP to content/media/TIDE.webp, and write "media/TIDE.webp" here.',
  ],
  [
    'media/tide.png',
    'media/tide.psd',
    'Put the file at content/media/tide.png, or name one that is there.',
  ],
])('the help about %s is never a name that no field takes: %s', (src, there, help) => {
  const [problem] = check({ src }, { [there]: makeGif(1) })
  expect([problem?.help, problem?.suggestion]).toEqual([help, undefined])
})

/** The same file with blanks after it, up to a size. */
function widen(bytes: Uint8Array, size: number): Uint8Array {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length, ' ')])
}

/** A drawing in which each element shows the one before ten times. */
function makeRepeating(levels: number): Uint8Array {
  const parts = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  )
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g id="a0"/>${parts.join('')}</svg>`,
  )
}

test.each([
  [3, []],
  [9, [['asset/too-many-copies', 'error', 'src']]],
])('a drawing that repeats itself on %i levels: %j', (levels, found) => {
  const src = 'media/a.svg'
  expect(listCodes({ src }, { [src]: makeRepeating(levels) })).toEqual(found)
})

test.each([
  ['an entity', '<!DOCTYPE svg [<!ENTITY a "<g/>">]>', '', /has an entity/u],
  ['a NUL', '', '<path d="\0"/>', /has a NUL character/u],
  ['many levels', '', `${'<g>'.repeat(600)}${'</g>'.repeat(600)}`, /more than 500 levels/u],
])('a drawing with %s is refused for that', (_, before, inner, message) => {
  const src = 'media/a.svg'
  const drawing = `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`
  expect(check({ src }, { [src]: Buffer.from(drawing) })).toEqual([
    expect.objectContaining({
      code: 'asset/too-many-copies',
      message: expect.stringMatching(message),
    }),
  ])
})

test('a drawing with a syntax error is broken wherever it is named, also as an icon', () => {
  const [media, icon] = ['media/a.svg', 'media/b.svg']
  const cut = svg.subarray(0, -6)
  const document = { src: media, socialLinks: [{ icon }] }
  expect(check(document, { [media]: cut, [icon]: cut }).map(({ message }) => message)).toEqual([
    '"media/a.svg" ends too early, in line 1.',
    '"media/b.svg" ends too early, in line 1.',
  ])
})

test.each([
  ['with EXIF', 'Exif\0\0MM', [['photo/metadata', 'warning', 'src']]],
  ['without metadata', 'JFIF', []],
])('a drawing that has a photo %s: %s', (_, text, found) => {
  const src = 'media/a.svg'
  const photo = Buffer.from(`\u00ff\u00d8${text}`, 'latin1').toString('base64')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="data:image/jpeg;base64,${photo}"/></svg>`
  expect(listCodes({ src }, { [src]: Buffer.from(drawing) })).toEqual(found)
})

test('gifs that are too heavy together for the first section are a warning at the largest', () => {
  const images = [{ src: 'media/a.gif' }, { src: 'media/b.gif' }, { src: 'media/a.gif' }]
  const strip = { type: 'gif-strip', images }
  const small = {
    'media/a.gif': widen(makeGif(1), 30_000),
    'media/b.gif': widen(makeGif(1), 110_000),
  }
  const heavy = { ...small, 'media/b.gif': widen(makeGif(1), 110_001) }
  expect(listCodes({ sections: [strip] }, small)).toEqual([])
  expect(listCodes({ sections: [{}, strip] }, heavy)).toEqual([])
  expect(listCodes({ sections: [strip] }, heavy)).toEqual([
    ['asset/too-large', 'warning', 'sections/0/images/1/src'],
  ])
})

describe('a file over the budget of its kind is a warning', () => {
  test.each([
    ['a gif', 'media/a.gif', makeGif(1), 400_000],
    ['a drawing', 'media/a.svg', svg, 200_000],
    ['an animation', 'animations/a.json', makeLottie(), 40_000],
  ])('%s', (_, src, bytes, budget) => {
    expect([
      listCodes({ src }, { [src]: widen(bytes, budget) }),
      listCodes({ src }, { [src]: widen(bytes, budget + 1) }),
    ]).toEqual([[], [['asset/too-large', 'warning', 'src']]])
  })

  test('with its size and the budget', () => {
    const src = 'animations/a.json'
    const [problem] = check({ src }, { [src]: widen(makeLottie(), 55_001) })
    expect(problem?.message).toBe(
      '"animations/a.json" is 56 kB. An animation should be at most 40 kB, because phones load slowly.',
    )
  })

  test.each([
    ['media/a.gif', 'Make it smaller or shorter.'],
    ['media/a.svg', 'Save it smaller, or as png or webp.'],
    ['animations/a.json', 'Make it smaller or shorter.'],
  ])('and %s of more than 20 MB is not read, and that is an error', (src, help) => {
    const reads: string[] = []
    const problems = check({ src }, { [src]: Buffer.alloc(20_000_001) }, reads)
    expect(problems).toMatchObject([{ code: 'photo/too-large', help }])
    expect(reads).toEqual([])
  })
})

describe('a photo', () => {
  const src = 'media/a.png'
  const photo = { src, alt: 'A' }
  const hero = { sections: [{ type: 'hero', picture: photo }] }
  const place = 'sections/0/picture/src'

  test('may be a large file, since the build makes small ones of it', () => {
    expect(listCodes(hero, { [src]: widen(png, 5_000_000) })).toEqual([])
  })

  test('is not read from a file of more than 20 MB, and that is an error', () => {
    const reads: string[] = []
    const files = { [src]: Buffer.alloc(20_000_001) }
    expect([check(hero, files, reads).map(({ message }) => message), reads]).toEqual([
      ['"media/a.png" is larger than 20 MB, so its content is not read.'],
      [],
    ])
  })

  test.each([
    [5000, 5000, []],
    [5000, 5001, [['photo/too-many-pixels', 'error', place]]],
    [16_383, 1, []],
    [16_384, 1, [['photo/too-many-pixels', 'error', place]]],
  ])('with %d by %d pixels: %j', (width, height, expected) => {
    const bytes = Buffer.from(png)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    expect(listCodes(hero, { [src]: bytes })).toEqual(expected)
  })

  test.each([
    [200, 'hero', []],
    [199, 'hero', [['photo/too-small', 'warning', place]]],
    [199, 'a section of an unknown type', []],
  ])('with a width of %d pixels in %s: %j', (width, type, expected) => {
    const bytes = Buffer.from(png)
    bytes.writeUInt32BE(width, 16)
    const document = { sections: [{ type, picture: photo }] }
    expect(listCodes(document, { [src]: bytes })).toEqual(expected)
  })

  test.each([
    ['a picture of the hero', hero, place],
    ['the portrait', { profile: { image: photo } }, 'profile/image/src'],
    ['a picture of a project', { profile: { projects: [{ images: [photo] }] } }, undefined],
  ])('that moves is an error where a still one is meant: %s', (_, document, path) => {
    const at = path ?? 'profile/projects/0/images/0/src'
    expect(listCodes(document, { [src]: movingPng })).toEqual([['photo/moves', 'error', at]])
  })

  test('that moves is not one in a strip, or in a section whose type is misspelt', () => {
    const files = { [src]: movingPng }
    expect(listCodes({ sections: [{ type: 'gif-strip', images: [photo] }] }, files)).toEqual([])
    expect(listCodes({ sections: [{ type: 'gif-stripp', images: [photo] }] }, files)).toEqual([])
  })

  test('that is a drawing without a rest is an error, and in a strip a warning without "still"', () => {
    const drawing = 'media/a.svg'
    const files = {
      [drawing]: Buffer.from(
        svg.toString().replace('<path', '<style>path{animation:turn 1s infinite}</style><path'),
      ),
      'media/b.png': png,
    }
    const picture = { src: drawing, alt: 'A' }
    const strip = (image: object) => ({ sections: [{ type: 'gif-strip', images: [image] }] })
    const at = 'sections/0/images/0/src'
    expect(listCodes({ profile: { image: picture } }, files)).toEqual([
      ['photo/moves', 'error', 'profile/image/src'],
    ])
    expect(listCodes(strip(picture), files)).toEqual([['gif/no-still', 'warning', at]])
    expect(listCodes(strip({ ...picture, still: 'media/b.png' }), files)).toEqual([])
  })

  test('that moves has the limit of a gif, because it is not converted', () => {
    const document = { sections: [{ type: 'gif-strip', images: [photo] }] }
    expect(listCodes(document, { [src]: widen(movingPng, 400_001) })).toEqual([
      ['asset/too-large', 'warning', 'sections/0/images/0/src'],
    ])
  })
})

describe('a still picture for visitors who asked for less motion', () => {
  const files = { 'media/a.gif': makeGif(2), 'media/b.gif': makeGif(1), 'media/b.png': png }

  test.each(['media/b.gif', 'media/b.png'])('has no problem if it has one frame: %s', (still) => {
    expect(check({ src: 'media/a.gif', still }, files)).toEqual([])
  })

  test.each([
    ['moves', 'media/a.gif', 'gif/moving-still'],
    ['does not exist', 'media/c.png', 'content/missing-asset'],
  ])('is an error if it %s', (_, still, code) => {
    expect(listCodes({ src: 'media/a.gif', still }, files)).toEqual([[code, 'error', 'still']])
  })

  test.each([
    ['a gif of another host has none', { src: 'https://a.dev/b.gif' }, ['gif/no-still']],
    ['its address ends in a query', { src: 'https://a.dev/b.gif?v=2' }, ['gif/no-still']],
    ['a gif of another host has one', { src: 'https://a.dev/b.gif', still: 'media/b.png' }, []],
    ['a picture of another host is no gif', { src: 'https://a.dev/gif.png' }, []],
  ])('is required only if the build cannot make one: %s', (_, one, codes) => {
    expect(check([one], files).map(({ code }) => code)).toEqual(codes)
  })
})

test('a file that is named twice is read once, and has one problem', () => {
  const reads: string[] = []
  const src = 'media/a.gif'
  const found = check([{ src }, { src }], { [src]: png }, reads)
  expect([found.map(({ path }) => path), reads]).toEqual([[[0, 'src']], [src]])
})

test.each([
  ['media/my%20photo.png', 'media/my photo.png'],
  ['media/m%C3%BCller%20and%20son.png', 'media/müller and son.png'],
  ['media/100%.png', undefined],
])('a name that is encoded as in an address is suggested as it is: %s', (src, suggestion) => {
  const files = { 'media/my photo.png': png, 'media/müller and son.png': png }
  expect(check({ src }, files)).toMatchObject([{ code: 'content/missing-asset', suggestion }])
})
