import { describe, expect, test } from 'vitest'

import { chunkFaults, type BuiltChunk } from './chunk-rules.ts'

function chunk(name: string, ...modules: string[]): BuiltChunk {
  return { name, file: `${name}.js`, isEntry: false, imports: [], dynamicImports: [], modules }
}

const fine = [
  chunk('index', '/p/src/site/main.tsx', '/p/node_modules/react/index.js'),
  chunk('lottie-player', '/p/src/ui/lottie-player.tsx', '/p/node_modules/lottie-web/a.js'),
  chunk('hero', '/p/src/sections/hero/hero.tsx'),
  chunk('gif-strip', '/p/node_modules/.cache/folio/stills/wave-still.gif'),
]

describe('a build', () => {
  test('holds where every library is in the chunk that uses it', () => {
    expect(chunkFaults(fine)).toEqual([])
  })

  test.each([
    [
      'a library in a chunk that does not use it',
      chunk('hero', '/p/src/a.tsx', '/p/node_modules/react-slick/lib/index.js'),
      ['The chunk hero holds react-slick, which it is not known to use.'],
    ],
    [
      'a library of a scope',
      chunk('hero', '/p/node_modules/@scope/name/a.js', '/p/node_modules/@scope/name/b.js'),
      ['The chunk hero holds @scope/name, which it is not known to use.'],
    ],
    [
      'a source in two chunks',
      chunk('contact', '/p/src/sections/hero/hero.tsx'),
      ['/p/src/sections/hero/hero.tsx is in more than one chunk: hero, contact.'],
    ],
    [
      'a library in two versions',
      chunk('lottie-player-2', '/p/node_modules/lottie-react/node_modules/react/index.js'),
      [
        'react is there 2 times.',
        'The chunk lottie-player-2 holds react, which it is not known to use.',
      ],
    ],
  ])('fails with %s', (_, added, faults) => {
    expect(chunkFaults([...fine, added])).toEqual(faults)
  })
})
