import { globSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { findContentFile } from '#disk/owner/own-files.ts'
import { readContent } from '#vite/portfolio/read-content.ts'

import { createContentStyles } from './content-styles.ts'
import { limitMotion, motionStyles } from './motion-styles.ts'

const displayTexts = {
  tag: { width: 2, bearing: 0.01, rise: 0.7, depth: 0 },
  poster: { line: 4, word: 3, bearing: 0.01 },
  mail: 1,
}

function buildStyles(styles: string): string {
  return limitMotion(styles)
    .replaceAll(/\s*([{}])\s*/gu, ' $1 ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

describe('movement applies if the document or, without a choice, the system allows it', () => {
  test('in a rule', () => {
    expect(
      buildStyles('@media (prefers-reduced-motion: no-preference) { .a, .b { animation: x 1s } }'),
    ).toBe(
      `@media (prefers-reduced-motion: no-preference) { :where(:root:not([data-motion='off'])) { .a, .b { animation: x 1s } } } @media (prefers-reduced-motion: reduce) { :where(:root[data-motion='on']) { .a, .b { animation: x 1s } } }`,
    )
  })

  test('except a transition to the next page, which only the system allows', () => {
    expect(
      buildStyles(
        '@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }',
      ),
    ).not.toMatch(/reduced-motion: reduce\) \{ @view/u)
  })

  test('inside a rule, also for pseudo-elements', () => {
    expect(
      buildStyles(
        '.a { color: red; &::after { @media (prefers-reduced-motion: no-preference) { transition: all } } } .b { top: 0 }',
      ),
    ).toBe(
      `.a { color: red; &::after { } } @media (prefers-reduced-motion: no-preference) { :where(:root:not([data-motion='off'])) { .a { &::after { transition: all } } } } @media (prefers-reduced-motion: reduce) { :where(:root[data-motion='on']) { .a { &::after { transition: all } } } } .b { top: 0 }`,
    )
  })

  test('on the root itself, and beside other conditions', () => {
    expect(
      buildStyles(
        'html { @media (prefers-reduced-motion: no-preference) and (scripting: enabled) { scroll-behavior: smooth } }',
      ),
    ).toBe(
      `html { } @media (prefers-reduced-motion: no-preference) and (scripting: enabled) { html:where(:not([data-motion='off'])) { scroll-behavior: smooth } } @media (prefers-reduced-motion: reduce) and (scripting: enabled) { html:where([data-motion='on']) { scroll-behavior: smooth } }`,
    )
  })

  test('around other conditions, but not around keyframes', () => {
    expect(
      buildStyles(
        '@media (prefers-reduced-motion: no-preference) { @keyframes x { to { top: 0 } } @media print { html, .a { animation: x 1s } .b { animation: x 2s } .c { animation: x 3s } .d { animation: x 4s } } }',
      ),
    ).toContain(
      `@media (prefers-reduced-motion: reduce) { @keyframes x { to { top: 0 } } @media print { html:where([data-motion='on']), :where(:root[data-motion='on']) .a { animation: x 1s } :where(:root[data-motion='on']) { .b { animation: x 2s } .c { animation: x 3s } .d { animation: x 4s } } } }`,
    )
  })

  test('in the order in which it is written', () => {
    const order = buildStyles(
      '.a { @media (prefers-reduced-motion: no-preference) { animation: one 1s } @media (prefers-reduced-motion: no-preference) { animation: two 1s } }',
    )
    expect([...order.matchAll(/one|two/gu)].map(([name]) => name)).toEqual([
      'one',
      'one',
      'two',
      'two',
    ])
  })
})

test.each([
  '.a { transition: color 1s }',
  '.a { animation: x 1s }',
  '.a { animation-name: x }',
  '@media (width > 1px) { .a { &:hover { -webkit-transition: color 1s } } }',
  'html { scroll-behavior: smooth }',
])('movement outside of such a block stops the build: %s', (styles) => {
  expect(() => buildStyles(styles)).toThrow('Movement belongs inside')
})

test('so does a block for reduced motion: stillness is the default', () => {
  expect(() =>
    buildStyles('@media (prefers-reduced-motion: reduce) { .a { display: none } }'),
  ).toThrow('Write motion inside')
})

test.each([
  ['.b > {}', 'Invalid dangling combinator'],
  ['.b {', 'Unclosed block'],
  ['.b { transition: color 1s }', 'Movement belongs inside'],
])('a mistake after such a block is named with its line: %s', (mistake, reason) => {
  const block = `@media (prefers-reduced-motion: no-preference) {\n .a { transition: all }\n}\n`
  const { transform } = motionStyles()
  const run = () =>
    typeof transform === 'function'
      ? Reflect.apply(transform, {}, [block + mistake, '/timeline.module.css'])
      : undefined
  expect(run).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^${reason}`, 'u')),
      loc: expect.objectContaining({ file: '/timeline.module.css', line: 4 }),
    }),
  )
})

test('the text of a style sheet, and its address, are not read as styles', () => {
  const { transform } = motionStyles()
  for (const query of ['?raw', '?url']) {
    expect(
      typeof transform === 'function' &&
        Reflect.apply(transform, {}, ['export default ".a {"', `/a.css${query}`]),
    ).toBe(undefined)
  }
})

describe('an endless animation in a section', () => {
  const loop = '@media (prefers-reduced-motion: no-preference) { .a { animation: x 1s infinite } }'
  const pause = '[data-off-screen] .a { animation-play-state: paused }'

  test('stops the build if it is not paused off screen', () => {
    expect(() => buildStyles(`@layer sections { ${loop} }`)).toThrow(
      'paused below "[data-off-screen]"',
    )
  })

  test('passes if it is paused, or not in a section', () => {
    expect(() => buildStyles(`@layer sections { ${loop} ${pause} }`)).not.toThrow()
    expect(() => buildStyles(`@layer site { ${loop} }`)).not.toThrow()
  })
})

test.each(['.a { animation: none }', '.a { animation-play-state: paused }', '.a { color: red }'])(
  'what does not move may stand anywhere: %s',
  (styles) => {
    expect(buildStyles(styles)).toBe(styles)
  },
)

describe('everything on the page moves only if motion is allowed', () => {
  test.each(globSync('src/**/*.css'))('%s', (file) => {
    expect(() => buildStyles(readFileSync(file, 'utf8'))).not.toThrow()
  })

  test('the styles that are made from the content', () => {
    const styles = buildStyles(createContentStyles(readContent(findContentFile()), displayTexts))
    expect(styles).toContain("[data-motion='on']")
  })
})
