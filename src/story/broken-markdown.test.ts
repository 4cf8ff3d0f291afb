import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseRichText } from '#fields/rich-text/parse-rich-text.ts'

import { parseStory } from './parse-story.ts'

/** The code of each problem, the part of the text that it marks, and what to do. */
function listProblems(text: string) {
  return parseStory(text).problems.map(({ code, start, end, help }) => [
    code,
    text.slice(start, end),
    help,
  ])
}

describe('a picture or a link that visitors would read as text is reported with what to write', () => {
  test.each([
    ['![Shot](media/shot 1.png "Caption")', '![Shot](<media/shot 1.png> "Caption")'],
    ['![Shot](media/IMG (1) a.png)', '![Shot](<media/IMG (1) a.png>)'],
    ['[cv](/my cv.pdf "CV")', '[cv](/my%20cv.pdf)'],
    ['[it](my page.html)', '[it](/my%20page.html)'],
    ['![Shot](media/photo.jpg “Cap”)', '![Shot](media/photo.jpg "Cap")'],
    ['![Shot](media/photo.jpg „Cap“)', '![Shot](media/photo.jpg "Cap")'],
    ['![Shot](media/photo 1.jpg ”Cap")', '![Shot](<media/photo 1.jpg> "Cap")'],
    ['[cv](/cv.pdf “CV”)', '[cv](/cv.pdf)'],
    ['![Map](images/a b.png)', '![Map](<media/a b.png>)'],
    ['![Map](../media/a b.png)', '![Map](<media/a b.png>)'],
    ['![[attachments/map.png]]', '![What it shows](media/map.png)'],
    ['![[photo.jpg]]', '![What it shows](media/photo.jpg)'],
    ['![[media/photo 1.jpg|300]]', '![What it shows](<media/photo 1.jpg>)'],
    ['[x](https://x.dev', '[x](https://x.dev)'],
    ['[x](https://x.dev/a_(b)', '[x](https://x.dev/a_(b))'],
    ['![A](media/photo.jpg', '![A](media/photo.jpg)'],
    ['[*x*](https://x.dev', '[…x…](https://x.dev)'],
  ])('%s', (written, right) => {
    const expected = [['text/link', written, `Write ${right}.`]]
    expect(listProblems(written)).toEqual(expected)
    expect(listProblems(`> See ${written}`)).toEqual(expected)
    expect(listProblems(`So, **see**\n${written}\nhere, in two lines.`)).toContainEqual(expected[0])
  })

  test.each([
    ['[x] (https://x.dev)', '[x](https://x.dev)'],
    ['[x] (www.x.dev)', '[x](https://www.x.dev)'],
    ['![a] (media/photo.jpg)', '![a](media/photo.jpg)'],
    ['![a] (media/photo 1.jpg "B")', '![a](<media/photo 1.jpg> "B")'],
    ['(x)[https://x.dev]', '[x](https://x.dev)'],
    ['(my page)[www.x.dev]', '[my page](https://www.x.dev)'],
  ])('%s, which may be meant', (written, right) => {
    const help = `Write ${right}, or "\\[" for a plain "[".`
    expect(listProblems(`- See ${written}.`)).toEqual([['text/signs', written, help]])
    expect(listProblems(`See ${written.replaceAll(/[[!]|\((?=x|my)/gu, '\\$&')}.`)).toEqual([])
  })

  test.each([
    [
      '[see](C:\\my files\\a.pdf)',
      '[see](C:\\my files\\a.pdf)',
      'Put the file into "public", and write its path: [text](/file.pdf).',
    ],
    ['See [x](https://x.dev and more.', '[x](https://x.dev', 'Write [x](https://x.dev).'],
    ['See [x](https://x.dev.', '[x](https://x.dev', 'Write [x](https://x.dev).'],
    [
      '[call](tel:+44 20 1234)',
      '[call](tel:+44',
      'Write only the address between "(" and ")", without spaces.',
    ],
  ])('%s, where the address ends', (text, marked, help) => {
    expect(listProblems(text)).toEqual([['text/link', marked, help]])
  })

  test('once, in a quote whose last line says who it is from', () => {
    expect(listProblems('> See **this.\n> — Ada')).toEqual([
      ['text/signs', '**', expect.any(String)],
    ])
  })

  test.each(['![a b](media/a b.png)', '![[a.png]]', '![a] (media/a.png)', '![a](media/a.png'])(
    'except in a field without pictures: %s',
    (text) => {
      expect(parseRichText(text).problems).toMatchObject([
        { code: 'text/not-supported', message: 'A paragraph cannot contain a picture.' },
      ])
    },
  )
})

describe('signs that Markdown does not read are reported', () => {
  const ended = 'Move the sign before the second "**" behind it, or write a space after that "**".'
  const stars = 'Write "**" directly after its last word, too, or "\\*\\*" for plain stars.'
  test.each([
    ['A **bold text that never closes.', '**', stars],
    ['A **bold **text and **more.', '**', stars],
    ['See **[this](https://x.dev) and', '**', stars],
    ['- **one\n- two', '**', stars],
    ['## A **heading', '**', stars],
    ['これは**太字。**です', '**', ended],
    ['**Wichtig:**siehe unten.', '**', ended],
    [
      '##Nospace',
      '##',
      'Write a space after "##", or delete the signs in a list or a quote, or write "\\##" for plain ones.',
    ],
    [
      'a\n###Nospace',
      '###',
      'Write a space after "###", or delete the signs in a list or a quote, or write "\\###" for plain ones.',
    ],
    [
      '> ##Nospace',
      '##',
      'Write a space after "##", or delete the signs in a list or a quote, or write "\\##" for plain ones.',
    ],
  ])('in %j', (text, marked, help) => {
    expect(listProblems(text)).toEqual([['text/signs', marked, help]])
    expect(listProblems(text.replaceAll(/\*\*|##+/gu, '\\$&').replaceAll('*', '\\*'))).not.toEqual(
      expect.arrayContaining([expect.arrayContaining(['text/signs'])]),
    )
  })

  test('where a non-breaking space follows them', () => {
    const help = (sign: string) =>
      `Write an ordinary space after it, or "\\${sign}" for a plain "${sign}".`
    expect(listProblems('##\u00A0Heading\n\n-\u00A0one\n-\u202Ftwo')).toEqual([
      ['text/signs', '##', help('##')],
      ['text/signs', '-', help('-')],
      ['text/signs', '-', help('-')],
    ])
    expect(listProblems('\\-\u00A0one, 1.\u00A0May\n\n-\u00A05\u00A0°C\n–\u00A0No.')).toEqual([])
  })

  test('in a field of one paragraph, where no heading can be', () => {
    expect(parseRichText('##Nospace').problems).toMatchObject([
      { code: 'text/signs', help: 'Delete the signs, or write "\\##" for plain ones.' },
    ])
  })
})

const ordinary = [
  'Rewritten for Vue [v3](since version 3.10), Map[K](values of k.v1) and [draft](not yet on example.org).',
  'It takes *args and **kwargs.',
  'And y **2 is not y.',
  'Call GET [optional] (/users/1), or (a)[/b].',
  'Cited [Smith 2020] (https://doi.org/10.1) and [Okafor et al] (https://doi.org/10.2).',
  'It is 2 * 3 * 4, 2 ** 3, 2**3 and 2*3*4.',
  'An a_b, snake_case_name and __init__ file',
  '`char **argv`, `a##b` and `[x] (https://x.dev)`',
  '```c\n#define J(a, b) a##b\n##x\nint main(int c, char **argv) { f[0] (x); }\n```',
  'He wrote “recieve” [sic] (as he wrote it) and [sic](as he wrote it).',
  'The plan [draft] (see page 4, and/or the notes) is new.',
  'Sources: [1] (https://x.dev) and [2] (/notes/).',
  'He said it [sic] (https://x.dev).',
  'The call f[i] (x) and f(x)[0] and g(a)[i.md].',
  '[ ] (empty) and [x] (done), () [] and ([)].',
  'Prices* are rising.** See below.\n\n** only in London',
  'A f**k, a **strong** word, ***both*** and **nested *ones* in it**.',
  'Files in src/**/*.ts, **/*.md and **',
  'Rated **** of *****, or ** of five',
  '#hashtag at the start, and C# or F## at the end ##',
  'The number #1, issue #12 and ## alone',
  '[works](https://x.dev) (https://y.dev) and (see) [works](https://x.dev).',
  '[works](https://x.dev/a_(b)) and [works](<https://x.dev>) (really)',
  'See [[notes]] and [the list](#top), array[[0]] and !important',
  '“Quoted” (at https://x.dev), and <https://x.dev> [more].',
  '\\**not bold, \\*\\*not bold, \\##none, \\[x] (https://x.dev) and \\[x](https://x.dev',
]

test.each(ordinary)('nothing is reported in %j', (text) => {
  const reported = listProblems(`## Top\n\n${text}`).filter(([, marked]) => marked !== '## Top')
  expect(reported).toEqual([])
})

const words = ['a', 'word', 'Ada', '3', '*', '**', '_', '(as', 'he', 'wrote)', '[sic]', '[…]']
const others = ['(1)', '[2]', 'x[0]', 'f(x)', '#1', '-', '/', '&', '“it”', "isn't", 'e.g.', '50 %']

function isSilent(text: string): boolean {
  return listProblems(text).length === 0
}

test('nothing is reported in words with signs that stand alone', () => {
  const sentences = fc
    .array(fc.constantFrom(...words, ...others), { minLength: 1, maxLength: 20 })
    .map((parts) => `So ${parts.join(' ')}.`)
  expect(() => fc.assert(fc.property(sentences, isSilent), { numRuns: 2000 })).not.toThrow()
})

test('a long text of broken links is read in a moment', () => {
  const long = ['[a](/b ', '![a](m a ', '![[a', '[a] (', '(a)[', '**', '[a](b.png "'].map((part) =>
    part.repeat(20_000 / part.length),
  )
  const start = performance.now()
  for (const text of long) parseRichText(text.slice(0, 10_000))
  expect(performance.now() - start).toBeLessThan(20_000)
})
