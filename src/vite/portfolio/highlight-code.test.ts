import { all, createLowlight } from 'lowlight'
import { expect, test } from 'vitest'

import { codeLanguages } from '#story/code-languages.ts'

import { highlightCode, highlightStory } from './highlight-code.ts'

test('code has the tokens of its language', () => {
  expect(highlightCode('const a = 1', 'ts')).toEqual([
    { token: 'keyword', children: ['const'] },
    ' a = ',
    { token: 'number', children: ['1'] },
  ])
})

test.each([undefined, 'klingon'])('code of the language %s is one piece', (language) => {
  expect(highlightCode('const a = 1', language)).toEqual(['const a = 1'])
})

test.each([
  ['bash', '$(`"`'.repeat(300)],
  ['bash', '$(`"`'.repeat(1500)],
  ['markdown', '*[`'.repeat(20_000)],
])('%s code that is nested too deeply or too long is one piece', (language, code) => {
  expect(highlightCode(code, language)).toEqual([code])
})

test('the code of a story is highlighted, and the rest stays', () => {
  const paragraph = { paragraph: ['Words.'] }
  expect(highlightStory([paragraph, { code: ['1'], language: 'js' }])).toEqual([
    paragraph,
    { code: [{ token: 'number', children: ['1'] }], language: 'js' },
  ])
})

test('each language of the highlighter can be named, and no other', () => {
  const lowlight = createLowlight(all)
  expect(lowlight.listLanguages().filter((name) => !codeLanguages.has(name))).toEqual([])
  expect([...codeLanguages].filter((name) => !lowlight.registered(name))).toEqual([])
})
