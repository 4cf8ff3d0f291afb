import { describe, expect, test } from 'vitest'

import { check, listCodes, makeLottie } from '#fixtures/small-assets.ts'

/** Compositions that each show the next one `times` times, `levels` deep. */
function makeNested(times: number, levels: number, leaf: object = { ty: 1 }) {
  const assets = Array.from({ length: levels }, (_, level) => ({
    id: `c${level}`,
    layers: Array.from({ length: times }, () =>
      level === levels - 1 ? leaf : { ty: 0, refId: `c${level + 1}` },
    ),
  }))
  return { assets, layers: [{ ty: 0, refId: 'c0' }] }
}

describe('an animation', () => {
  const src = 'animations/a.json'

  test('with an expression in a layer of any depth is a warning: the player leaves it out', () => {
    const layers = [{ shapes: [{ it: [{ r: { a: 0, k: 1, x: 'var $bm_rt = loopOut()' } }] }] }]
    expect(listCodes({ src }, { [src]: makeLottie({ layers }) })).toEqual([
      ['lottie/expressions', 'warning', 'src'],
    ])
  })

  test('with 130,000 key frames is checked to its end', () => {
    const k = Array.from({ length: 130_000 }, (_, t) => ({ t, s: [0] }))
    const layers = [{ ty: 4, ks: { o: { a: 1, k } } }]
    expect(listCodes({ src }, { [src]: makeLottie({ layers }) })).not.toContainEqual(
      expect.arrayContaining(['asset/broken']),
    )
  })

  test('that is nested deeper than the player can read is an error, and is checked to its end', () => {
    const deep = `${'{"it":['.repeat(50_000)}${']}'.repeat(50_000)}`
    const file = makeLottie({ layers: [5] })
      .toString()
      .replace('[5]', `[${deep}]`)
    expect(listCodes({ src }, { [src]: Buffer.from(file) })).toEqual([
      ['lottie/too-many-parts', 'error', 'src'],
      ['asset/too-large', 'warning', 'src'],
    ])
  })

  test.each([
    ['within compositions', makeNested(10, 8)],
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
    ['by letters', makeNested(10, 3, { ty: 5, t: { d: { k: [{ s: { t: 'x'.repeat(100) } }] } } })],
  ])('that expands without limit %s is an error', (_, rest) => {
    const file = makeLottie({ layers: [{ ty: 0, refId: 'c0' }], ...rest })
    expect(file.length).toBeLessThan(20_000)
    expect(listCodes({ src }, { [src]: file })).toEqual([['lottie/too-many-parts', 'error', 'src']])
  })

  test('that shows a composition a few times has no problem', () => {
    expect(listCodes({ src }, { [src]: makeLottie(makeNested(10, 3)) })).toEqual([])
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
    const [problem, ...others] = check({ src }, { [src]: makeLottie(rest) })
    expect([problem?.code, problem?.path, others]).toEqual(['lottie/outside-files', ['src'], []])
    expect(problem?.message).toContain(`needs "${file}"`)
  })

  test('with embedded pictures and system fonts has no problem', () => {
    const rest = {
      assets: [{ id: 'a', p: 'data:image/png;base64,AA', e: 1 }],
      fonts: { list: [{ fName: 'A', fFamily: 'Arial', fPath: '' }] },
    }
    expect(listCodes({ src }, { [src]: makeLottie(rest) })).toEqual([])
  })

  test.each([
    ['a layer', { layers: [{ ln: 'root' }] }],
    ['a layer of a composition', { assets: [{ id: 'a', layers: [{ ln: 'root' }] }] }],
    ['a shape', { layers: [{ ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'sh', ln: 'root' }] }] }] }],
  ])('that gives %s an id is an error: only the page may set ids', (_, rest) => {
    expect(listCodes({ src }, { [src]: makeLottie(rest) })).toEqual([
      ['lottie/ids', 'error', 'src'],
    ])
  })

  test('whose frames match the content has no problem', () => {
    expect(check({ src, frameRate: 30, frames: 120 }, { [src]: makeLottie() })).toEqual([])
  })

  test('whose frames the content overrides is a warning that says what the file has', () => {
    const found = check({ hero: { src, frameRate: 25, frames: 91 } }, { [src]: makeLottie() })
    expect(found).toMatchObject([
      {
        code: 'lottie/frames',
        path: ['hero', 'frameRate'],
        message:
          'The file has 30 frames a second, and the content says 25: it plays slower than it was made.',
        suggestion: '30',
      },
      {
        code: 'lottie/frames',
        path: ['hero', 'frames'],
        message: 'The file has 120 frames, and the content says 91: it plays only these.',
        suggestion: '120',
      },
    ])
  })

  test.each([
    ['the first', 0, makeLottie()],
    ['the last', 119, makeLottie()],
    ['the last of a file whose frames do not begin at 0', 59, makeLottie({ ip: 60 })],
  ])('with a still frame that is %s of its frames has no problem', (_, stillFrame, file) => {
    expect(check({ src, stillFrame }, { [src]: file })).toEqual([])
  })

  test('with a still frame beyond its last is a warning: the last is shown', () => {
    expect(check({ hero: { src, stillFrame: 120 } }, { [src]: makeLottie() })).toMatchObject([
      {
        code: 'lottie/frames',
        path: ['hero', 'stillFrame'],
        message: 'The still frame is 120, and the last frame of the file is 119, which is shown.',
        suggestion: '119',
      },
    ])
  })
})
