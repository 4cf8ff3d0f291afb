import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { parseStory } from './parse-story.ts'

/** The code of each problem with the part of the text that it marks. */
function listProblems(text: string) {
  return parseStory(text).problems.map(({ code, start, end }) => [code, text.slice(start, end)])
}

describe('a story', () => {
  test('has headings, paragraphs, lists and dividers', () => {
    const text = `It began with a **map**.

## Leave out the map

### How & why

- one
- \`two\`

3. three
4. four

***
See [the start](#leave-out-the-map).
`
    expect(parseStory(text)).toMatchObject({
      problems: [],
      blocks: [
        { paragraph: ['It began with a ', { strong: ['map'] }, '.'] },
        { heading: ['Leave out the map'], level: 2, id: 'leave-out-the-map' },
        { heading: ['How & why'], level: 3, id: 'how-why' },
        { list: [['one'], [{ code: 'two' }]] },
        { list: [['three'], ['four']], start: 3 },
        { divider: true },
        { paragraph: ['See ', { link: ['the start'], href: '#leave-out-the-map' }, '.'] },
      ],
    })
  })

  test('has tables, whose rows are as long as the first one', () => {
    const text = '| Model | *Right* |\n|---|--:|\n| `a` | 91 % |\n| b |'
    expect(parseStory(text)).toMatchObject({
      problems: [],
      blocks: [
        {
          table: {
            head: [['Model'], [{ emphasis: ['Right'] }]],
            rows: [
              [[{ code: 'a' }], ['91 %']],
              [['b'], []],
            ],
            align: [null, 'right'],
          },
        },
      ],
    })
  })

  test('reports the lines of an address, which would be one line', () => {
    const address = 'Ada Lovelace\n4 Harbour Street\nLondon W1J 7NF'
    expect(listProblems(`Where I work:\n\n${address}\n\nThere.`)).toEqual([
      ['text/short-lines', address],
    ])
    expect(listProblems(address.replaceAll('\n', '\\\n'))).toEqual([])
    expect(listProblems(address.replaceAll('\n', '  \n'))).toEqual([])
    expect(listProblems('Ada Lovelace\n4 Harbour Street')).toEqual([])
    expect(listProblems(`${address}\n${'and a long line, '.repeat(3)}`)).toEqual([])
    expect(listProblems('![A map](media/a.webp)\n'.repeat(3))).toEqual([])
  })

  test('may have pictures with spaces in their names, and remarks in parentheses', () => {
    expect(listProblems('![A bus](<media/IMG 2041 (1).jpg>)')).toEqual([])
    expect(listProblems('It was [sic] (see a later note.)')).toEqual([])
  })

  test('gives each heading an id of its own, which the page has not', () => {
    const text = '## Content\n\n## Why\n\n## Why\n\n## 日本'
    expect(parseStory(text).blocks).toMatchObject([
      { id: 'content-2' },
      { id: 'why' },
      { id: 'why-2' },
      { id: 'part' },
    ])
  })

  test.each([
    ['media/old%20map.jpg', 'media/old map.jpg'],
    ['media/%E6%99%82%E8%A8%88.webp', 'media/時計.webp'],
    ['media/95%.png', 'media/95%.png'],
  ])('reads the address %s of a picture as the name %s', (address, src) => {
    expect(parseStory(`![A map](${address})`)).toMatchObject({
      problems: [],
      blocks: [{ picture: { src } }],
    })
  })

  test('has pictures with captions, each on a line of its own', () => {
    const text = `![Two phones](media/a.webp "The *list*")
![A chart](media/chart.svg)`
    expect(parseStory(text)).toMatchObject({
      problems: [],
      blocks: [
        {
          picture: {
            src: 'media/a.webp',
            alt: 'Two phones',
            caption: ['The ', { emphasis: ['list'] }],
          },
        },
        { picture: { src: 'media/chart.svg', alt: 'A chart' } },
      ],
    })
  })

  test.each([
    ['> It works.\n> — Ada', { quote: [['It works.']], source: ['Ada'] }],
    ['> It *works*.\n>\n> — [Ada](#top)', { quote: [['It ', { emphasis: ['works'] }, '.']] }],
    ['> It works.\n>\n> - Ada', { quote: [['It works.']], source: ['Ada'] }],
    ['> It works.  \n> — Ada', { quote: [['It works.']], source: ['Ada'] }],
    [
      '> It works.\\\n> Now — really.',
      { quote: [['It works.', { break: true }, 'Now — really.']] },
    ],
    ['> One.\n>\n> Two - three.', { quote: [['One.'], ['Two - three.']] }],
    ['> — No.', { quote: [['— No.']] }],
  ])('has the quote %j', (text, block) => {
    expect(parseStory(text)).toMatchObject({ problems: [], blocks: [block] })
  })

  test.each(['Ada Byron  \n  Quay **4**  \nLondon', 'Ada Byron\\\r\nQuay **4**\\\r\nLondon'])(
    'begins a new line after two spaces or a backslash: %j',
    (text) => {
      const address = ['Ada Byron', { break: true }, 'Quay ', { strong: ['4'] }, { break: true }]
      expect(parseStory(text)).toMatchObject({
        problems: [],
        blocks: [{ paragraph: [...address, 'London'] }],
      })
    },
  )

  test('may have two spaces between pictures', () => {
    const text = '![A](media/a.png)  \n![B](media/b.png)'
    expect(parseStory(text)).toMatchObject({
      problems: [],
      blocks: [{ picture: { alt: 'A' } }, { picture: { alt: 'B' } }],
    })
  })

  test('has code and its language', () => {
    expect(parseStory('```ts\nconst a = 1\n```').blocks).toEqual([
      { language: 'ts', code: ['const a = 1'] },
    ])
    expect(parseStory('```\nconst a = 1\n```').blocks).toEqual([{ code: ['const a = 1'] }])
    expect(parseStory('```\r\na()\r\nb()\r\n```').blocks).toEqual([{ code: ['a()\nb()'] }])
  })

  test.each(['\n', '\r\n'])('is the same whatever its lines end with: %j', (end) => {
    const text = ['One', 'two `npm run', 'dev`.', '', '![Ada', 'Byron](media/a.png)'].join(end)
    expect(parseStory(text).blocks).toEqual([
      { paragraph: ['One two ', { code: 'npm run dev' }, '.'] },
      { picture: { src: 'media/a.png', alt: 'Ada Byron' } },
    ])
  })
})

describe('the first line of a story', () => {
  test.each(['# Ward Light', '# ward  light #', '\n# *Ward* LIGHT', 'Ward Light\n==='])(
    'may be the name of its project, which the page has already: %j',
    (line) => {
      expect(parseStory(`${line}\n\nWords.`, 'project', ['Atlas', 'Ward Light'])).toMatchObject({
        problems: [],
        blocks: [{ paragraph: ['Words.'] }],
      })
    },
  )

  test.each(['# Ward\n\nWords.', 'Words.\n\n# Ward Light', '# Ward Light'])(
    'is otherwise no main heading, and neither is another: %j',
    (text) => {
      expect(parseStory(text, 'project', ['Ward Light']).problems).toMatchObject([
        {
          code: 'story/heading',
          message:
            'The page has the name of the project, "Ward Light", as its main heading already.',
        },
      ])
    },
  )

  test.each([
    '---\ntitle: X\n---',
    '---\r\n# note\r\ntitle: X\r\ntags:\r\n  - a\r\n\r\n---',
    '---\ndate:\n---',
    '---\ntitle: X\nauthor:\n  name: Y\n---',
  ])('begins no settings, as those of a page: %j', (settings) => {
    const { problems, blocks } = parseStory(`${settings}\n\n# Atlas\n\nWords.`, 'project', [
      'Atlas',
    ])
    expect(problems).toMatchObject([{ code: 'page/front-matter', start: 0, end: settings.length }])
    expect(blocks).toEqual([{ paragraph: ['Words.'] }])
  })

  test.each(['---\n\nWords: two.\n\n---', '---\nWords\n---', '---\n\n---'])(
    'may be a divider: %j',
    (text) => {
      expect(listProblems(text)).toEqual([])
    },
  )
})

describe('a problem', () => {
  test.each(['a.png', '../media/a.png', '/media/a.png'])('of %s suggests the file', (src) => {
    expect(parseStory(`![A](${src})`).problems).toMatchObject([
      { code: 'story/picture', suggestion: 'media/a.png' },
    ])
  })

  test.each([
    ['words\n\n# Atlas', 'story/heading', '# Atlas'],
    ['## A\n\n#### B', 'story/heading', '#### B'],
    ['### A', 'story/heading', '### A'],
    ['## A\n\n##', 'story/heading', '##'],
    ['![](media/a.png)', 'story/missing-alt', '![](media/a.png)'],
    ['![A](a.png)', 'story/picture', '![A](a.png)'],
    ['![A](https://example.org/a.png)', 'story/picture', '![A](https://example.org/a.png)'],
    ['![A](media/../../a.png)', 'story/picture', '![A](media/../../a.png)'],
    ['![A](media/a.gif)', 'story/picture', '![A](media/a.gif)'],
    ['See ![A](media/a.png)', 'text/not-supported', '![A](media/a.png)'],
    ['![A](media/a.png "<b>")', 'text/html', '![A](media/a.png "<b>")'],
    ['a\n\n```hcl\n1\n```', 'story/language', '```hcl\n1\n```'],
    ['```ts\n1\n', 'story/code', '```ts\n1\n'],
    ['A [b](#c).', 'story/unknown-anchor', '[b](#c)'],
    ['![A](media/a.png "see [b](#c)")', 'story/unknown-anchor', '![A](media/a.png "see [b](#c)")'],
    ['A [b](c.html).', 'text/link', '[b](c.html)'],
    ['a\n\n<div>\nb\n</div>', 'text/html', '<div>\nb\n</div>'],
    ['a <i>', 'text/html', '<i>'],
    ['- a\n  - b', 'text/not-supported', '- a\n  - b'],
    ['> - a\n> - b', 'text/not-supported', '- a\n> - b'],
    ['> - Ada', 'text/not-supported', '- Ada'],
    ['| a | b |\n|---|\n| c | d |', 'text/not-supported', '| a | b |\n|---|\n| c | d |'],
    ['| a | b |\n| c | d |', 'text/not-supported', '| a | b |\n| c | d |'],
    ['| a |\n|---|\n| b | c |', 'text/not-supported', '| b | c |'],
    ['So:\n\n    const a = 1\n', 'story/code', 'const a = 1'],
    ['a\n\n<!-- b -->', 'text/html', '<!-- b -->'],
    ['> | a |\n> |---|', 'text/not-supported', '| a |\n> |---|'],
    ['[a]: https://example.org/', 'text/not-supported', '[a]: https://example.org/'],
    ['- [x] done\n- open', 'text/not-supported', '[x]'],
    ['1. [ ] open', 'text/not-supported', '[ ]'],
    ['See **below**.[^1]', 'text/not-supported', '[^1]'],
    ['> [!NOTE]\n> Read this.', 'text/not-supported', '[!NOTE]'],
    ['It works :tada:', 'text/not-supported', ':tada:'],
    ['~~Old~~ new', 'text/not-supported', '~~Old~~'],
    ['See [it](my page.html).', 'text/link', '[it](my page.html)'],
    ['So:\n![A bus](media/IMG 2041 (1).jpg)', 'text/link', '![A bus](media/IMG 2041 (1).jpg)'],
    ['So $$a^2 = b$$.', 'text/not-supported', '$$a^2 = b$$'],
    ['So $E = mc^2$.', 'text/not-supported', '$E = mc^2$'],
    ['It is ==new== now', 'text/not-supported', '==new=='],
    ['[TOC]', 'text/not-supported', '[TOC]'],
    ['> [!info]- A title\n> Words', 'text/not-supported', '[!info]-'],
    ['Words %%only for me%% here', 'text/not-supported', '%%only for me%%'],
    ['%%\nonly\nfor me\n%%', 'text/not-supported', '%%\nonly\nfor me\n%%'],
    ['%%\n\nWords', 'text/not-supported', '%%'],
    [':::note\n\nWords', 'text/not-supported', ':::note'],
    ['Words\n:::', 'text/not-supported', ':::'],
    ['{% github a/b %}', 'text/not-supported', '{% github a/b %}'],
    ['{{< figure src="a.png" >}}', 'text/not-supported', '{{< figure src="a.png" >}}'],
    ['%[https://x.dev/a]', 'text/not-supported', '%[https://x.dev/a]'],
    ['See [[My note|the note]].', 'text/not-supported', '[[My note|the note]]'],
    ['See [[My note#Part]].', 'text/not-supported', '[[My note#Part]]'],
    ['![[My note]]', 'text/not-supported', '![[My note]]'],
    ['Words.^[A note of mine.]', 'text/not-supported', '^[A note of mine.]'],
    ['$$\na\nb\n$$', 'text/not-supported', '$$\na\nb\n$$'],
    ['```js title="a.js"\n1\n```', 'story/language', '```js title="a.js"\n1\n```'],
  ])('of %j has its code and range', (text, code, part) => {
    expect(listProblems(text)).toEqual([[code, part]])
  })

  test.each([
    '- [x](#top)',
    '- \\[x] done',
    'Not \\[^1] or `[^1]`, [!NOTEBOOK].',
    'At 10:30:45, std::vector::size, \\:tada: and `:tada:`',
    'From $5 to $$, ~~~ and a ~~ b',
    'From $5 to $9 ^ or $HOME/a_b and $PATH, if a == b == c',
    'Use 100%% of it, %%d and %%s, 50 %% or \\%%this%%.',
    'A std:::x and a ::: b\nwith {a, b}, {#if} in it, {{ name }} and { .a }\nand {Object=}',
    '20 %[more](https://x.dev) and x^[2], if [[ -f a || b ]] or [[ $# ]]',
    'Words:\n:-) and `{% raw %}`, `[[a|b]]`, `:::note`',
    'A block of Svelte begins with {#if}\nand a tuple of Elixir is {:ok, pid}',
    'A hash {:name => "Ada"}\nand a query {job="a", instance="b"}',
    'A query {job="a"}\nin a group {n=30}',
    'Jinja has {% if user %}, \\{% endif %} and Hugo has {{< figure >}} in it.',
    'In `stats`:::print or %%NAME%%, if x %% 2 == 0 and y %% 3 == 1.',
    'A word is ^[A-Z a-z]+$ here, and no 50%[https://x.dev/a]',
    'Les langages de toutes mes années de travail\n: TypeScript et Rust',
    'Il dit\n: « Oui. »',
    '| Tag |\n|---|\n| {% if %} |',
  ])('is not in %j, which is what it looks like', (text) => {
    expect(listProblems(`# Top\n\n${text}`)).toEqual([['story/heading', '# Top']])
  })

  test.each(['- '.repeat(13), '* '.repeat(13), `\`\`\`\n${'> '.repeat(13)}a\n\`\`\``])(
    'is not in %j, which is not nested',
    (text) => {
      expect(listProblems(`a\n\n${text}`)).toEqual([])
    },
  )

  test.each([`${'> '.repeat(13)}a`, `\`\`\`\n1\n\`\`\`\n${'- '.repeat(13)}a`])(
    'of levels says how many there may be: %j',
    (text) => {
      expect(parseStory(text).problems).toMatchObject([
        { message: 'Quotes or lists are nested 12 levels deep or more here. Use one level.' },
      ])
    },
  )

  test.each([
    '> a\n>> b',
    '> a\n>\n> ```sh\n> ls\n> ```',
    '> ## a\n> b',
    '> | a |\n> |---|',
    '> a\n>\n> ---',
    '> - Ada',
  ])('of what a quote cannot contain says what it can: %j', (text) => {
    expect(parseStory(text).problems).toMatchObject([
      {
        code: 'text/not-supported',
        message: 'A quote has paragraphs alone, and after them a line such as "— Ada".',
      },
    ])
  })

  test.each([
    '- a\n\t- b\n\t\t- c',
    '- a\n\n  b',
    '1. a\n   ```sh\n   ls\n   ```\n2. b',
    '- a\n\n  ![A](media/a.png)',
  ])('of an item says what it may have: %j', (text) => {
    expect(parseStory(text).problems).toMatchObject([
      {
        code: 'text/not-supported',
        help: 'Write a list without lists, paragraphs or pictures inside its items.',
      },
    ])
  })

  const words = expect.stringMatching(/^Delete it and leave the words/u)
  const noPicture = 'Delete it, or write it above or below the table, on a line of its own.'
  test.each([
    ['x<br>y', words],
    ['<ul><li>x</ul>', words],
    ['<p>x</p>', words],
    ['![x](media/a.png)', noPicture],
    ['[![x](media/a.png)](https://x.dev)', noPicture],
    ['<img src="a.png">', words],
  ])('of a cell of a table says what a cell may have: %s', (cell, help) => {
    const { problems } = parseStory(`| a |\n|---|\n| ${cell} |`)
    expect(problems[0]).toMatchObject({ help })
  })

  test.each([
    ['Node.js & HTTP/2', '#nodejs--http2', '#node-js-http-2'],
    ['`uuid.v1(options)`', '#uuidv1options', '#uuid-v1-options'],
    ['2026-11-27', '#2026-11-27', '#part-2026-11-27'],
    ['安装', '#安装', '#part'],
    ['Установка', '#%D0%A3становка', '#part'],
    ['Über', '#über', '#uber'],
    [
      'A heading that is longer than an anchor of this site',
      '#a-heading-that-is-longer-than-an-anchor-of-this-site',
      '#a-heading-that-is-longer-than-an-anchor',
    ],
  ])(
    'of the anchor that another tool gives "%s" has that of this site',
    (heading, link, anchor) => {
      expect(parseStory(`## ${heading}\n\n[a](${link})`).problems).toMatchObject([
        { code: 'story/unknown-anchor', help: `Did you mean "${anchor}"?` },
      ])
    },
  )

  test('suggests the language and the anchor that were meant', () => {
    const { problems } = parseStory('## Why\n\n[a](#wyh)\n\n```typscript\n1\n```')
    expect(problems.map(({ help }) => help)).toEqual([
      'Did you mean "typescript"? Write "text" for code without colours.',
      'Did you mean "#why"?',
    ])
  })
})

const parts = [
  [
    '# ',
    '## ',
    '### ',
    '- ',
    '1. ',
    '> ',
    '> — ',
    '```',
    '```ts\n',
    '***',
    '---',
    '\n',
    '\n\n',
    ' ',
  ],
  [
    '![',
    '](media/a.png)',
    '](media/a.png "',
    '")',
    '[',
    '](#a)',
    '<b>',
    '*',
    '**',
    '`',
    '\t',
    '\\',
  ],
  ['a', 'words', '—', '&amp;', '😀', '|', '\r\n', 'const a = 1', '\u00a0', '\0', '<!--', '[a]: b'],
].flat()

function isReadWhole(text: string): boolean {
  const { blocks, ranges, problems } = parseStory(text)
  return (
    ranges.length === blocks.length &&
    [...ranges, ...problems].every(
      ({ start, end }) => 0 <= start && start <= end && end <= text.length,
    )
  )
}

test('any text is read to its end, with problems inside it', () => {
  const texts = fc.oneof(
    fc.array(fc.constantFrom(...parts), { maxLength: 40 }).map((list) => list.join('')),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  expect(() => fc.assert(fc.property(texts, isReadWhole), { numRuns: 3000 })).not.toThrow()
})

test.each(['JSON', 'TypeScript', 'C++'])('a language may have capitals: %s', (language) => {
  expect(parseStory(`\`\`\`${language}\n1\n\`\`\`\n`)).toMatchObject({
    problems: [],
    blocks: [{ language: language.toLowerCase() }],
  })
})

const plain = 'Write "text" for code without colours'

test.each([
  ['{.python .numberLines}', 'Write "python" alone.'],
  ['{r, echo=FALSE}', 'Write "r" alone.'],
  ['js{1,3-4}', 'Write "js" alone.'],
  ['ts:src/app.ts title="a"', 'Write "ts" alone.'],
  ['rust,no_run', 'Write "rust" alone.'],
  ['C++,ignore', 'Write "c++" alone.'],
  ['npm', `${plain}, or the name of a similar language.`],
  ['mdx', `Did you mean "md"? ${plain}.`],
])('what other tools write for a language is one problem: %s', (written, help) => {
  expect(parseStory(`\`\`\`${written}\n1\n\`\`\`\n`).problems).toMatchObject([
    { code: 'story/language', help },
  ])
})

test.each([
  ['foo', undefined],
  ['jss', 'Did you mean "js"?'],
  ['pythn', 'Did you mean "python"?'],
])('the language "%s" has a near one: %s', (language, question) => {
  const help = parseStory(`\`\`\`${language}\n1\n\`\`\`\n`).problems[0]?.help
  expect(/^Did you mean .*?\?/u.exec(help ?? '')?.[0]).toBe(question)
})
