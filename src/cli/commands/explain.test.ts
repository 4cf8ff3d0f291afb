import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { readValue } from '#json/untyped-value.ts'
import { portfolio } from '#content/portfolio.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { listNavigationLinks } from '#site/navigation/navigation-links.ts'
import { captureCommand } from '#terminal/capture-for-tests.ts'

import { explain } from './explain.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-explain-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

/** Runs the command. Returns its exit code and what it printed. */
async function run(...args: string[]) {
  const { code, out, error } = await captureCommand(explain, ...args)
  return { code, out: out.join('\n'), error: error.join('\n') }
}

function write(text: string): string {
  const path = join(folder, 'portfolio.json')
  writeFileSync(path, text)
  return path
}

describe('a code', () => {
  test('is explained as on its page', async () => {
    expect(await run('content/missing-field')).toEqual({
      code: 0,
      out: `content/missing-field (error)

A required field is missing.

The marked position is the start of the object that lacks the field.

Wrong
  {
    "site": { "title": "Ada" }
  }

Right
  {
    "site": { "title": "Ada", "description": "Ada builds web pages." }
  }

Why it matters
  The page needs this field, and it has no default.

How to fix
  Add the field. The help has an example that is valid there: replace its texts by yours.

`,
      error: '',
    })
  })

  test('may be named by the part after the slash if that is unique', async () => {
    expect((await run('unknown-key')).out).toMatch(/^content\/unknown-key \(error\)\n/u)
  })

  test.each([
    [
      'content/unknwon-key',
      'There is no code "content/unknwon-key". Did you mean "content/unknown-key"?',
    ],
    [
      'too-large',
      'There is no code "too-large". Did you mean "asset/too-large" or "content/too-large" or "photo/too-large" or "story/too-large"?',
    ],
    ['unknwon-key', 'There is no code "unknwon-key". Did you mean "content/unknown-key"?'],
    ['weather', 'There is no code "weather". docs/problems/README.md lists them all.'],
  ])('that does not exist exits with 2 and a suggestion: %s', async (asked, error) => {
    expect(await run(asked)).toEqual({ code: 2, out: '', error })
  })
})

describe('without a code each section is listed', () => {
  const sections = [
    { type: 'hero', id: 'home', navLabel: 'Home' },
    { type: 'gif-strip' },
    { type: 'skills', id: 'skills' },
    { type: 'expertise', navLabel: 'What I do' },
    { type: 'contcat', id: 'contact', navLabel: 'Contact' },
    5,
  ]

  test('with its line, and why it is shown or not, even if the content has problems', async () => {
    const path = write(
      `{ "schemaVersion": 2, "sections": [\n${sections.map((one) => JSON.stringify(one)).join(',\n')}] }`,
    )
    const shown = relative(process.cwd(), path)
    const said = await run(path)
    expect({ ...said, out: said.out.replaceAll(/\d+ errors/gu, '12 errors') }).toEqual({
      code: 0,
      out: `1. hero (${shown}:2)
   On the page: no, until you correct 12 errors in the content.
   Its anchor: #home
   In the navigation: yes, once the errors are corrected: "Home", which leads to the top of the page.

2. gif-strip (${shown}:3)
   On the page: no, until you correct 12 errors in the content.
   Its anchor: #gif-strip
   In the navigation: no, because it has no "navLabel".

3. skills (${shown}:4)
   On the page: no, until you correct 12 errors in the content.
   Its anchor: #skills
   In the navigation: no, because it has no "navLabel".

4. expertise (${shown}:5)
   On the page: no, until you correct 12 errors in the content.
   Its anchor: #expertise
   In the navigation: yes, once the errors are corrected: "What I do", which leads to #expertise.

5. contcat (${shown}:6)
   On the page: no, because "contcat" is not a type of section. Did you mean "contact"?
   Its anchor: #contact
   In the navigation: no, because it is not on the page.

6. no type (${shown}:7)
   On the page: no, because it has no "type".
   Its anchor: none, because it has no "id".
   In the navigation: no, because it is not on the page.
`,
      error: '',
    })
  })

  test('and that of projects says when its filter appears', async () => {
    const profile = { projects: [{ name: 'Atlas', description: 'A map.' }] }
    const path = write(
      JSON.stringify({
        schemaVersion: 2,
        site: { title: 'A', description: 'B.' },
        profile,
        sections: [{ type: 'projects', heading: 'Work' }],
      }),
    )
    expect((await run(path)).out).toContain(
      '   Its filter: no. It needs four projects, and two keywords that several projects have, but not all.\n',
    )
  })

  test.each([
    [0, 'yes.', 'yes, as "Home"'],
    [
      1,
      'no, until you correct 1 error in the content.',
      'yes, once the errors are corrected: "Home"',
    ],
  ])('with %i errors in the content', async (errors, page, navigation) => {
    const hero = { type: 'hero', id: 'home', navLabel: 'Home', tag: 'A', jobTitle: 'B' }
    const path = write(
      JSON.stringify({
        site: { title: errors > 0 ? 12 : 'Title', description: 'Words.' },
        schemaVersion: 2,
        preloader: { letters: ['A'] },
        sections: [{ ...hero, tagline: 'In sync.' }],
      }),
    )
    expect((await run(path)).out).toBe(`1. hero (${relative(process.cwd(), path)}:1)
   On the page: ${page}
   Its anchor: #home
   In the navigation: ${navigation}, which leads to the top of the page.
`)
  })

  test.each([
    [
      'system',
      'Accent: #9467ff in the dark scheme, derived from #7c3aed; #7c3aed in the light scheme',
      'Ground: #111 in the dark scheme; #f3f3f3 in the light scheme, derived from #111',
    ],
    [
      'light',
      'Accent: #7c3aed in the light scheme',
      'Ground: #f3f3f3 in the light scheme, derived from #111',
    ],
  ])('with the colours of a theme, and how they came: %s', async (scheme, accent, ground) => {
    const theme = { scheme, accent: '#7c3aed', ground: { dark: '#111' }, ink: '#14181f' }
    const path = write(`{ "theme": ${JSON.stringify(theme)},\n "sections": [] }`)
    const { out } = await run(path)
    expect(out).toContain(
      `Colours of the theme (${relative(process.cwd(), path)}:1)\n   ${accent}\n   ${ground}\n`,
    )
  })

  test('with who counts visits, and what browsers load for it', async () => {
    const analytics = '"analytics": { "service": "plausible" }'
    const path = write(`{ "site": { "url": "https://ada.dev/",\n ${analytics} }, "sections": [] }`)
    const { out } = await run(path)
    expect(out).toContain(
      `Visits are counted by Plausible for "ada.dev" (${relative(process.cwd(), path)}:2). Browsers load https://plausible.io/js/script.js and send each visit to https://plausible.io/api/event.\n`,
    )
    expect((await run(write('{ "sections": [] }'))).out).not.toContain('Visits')
  })

  test.each([['{ "sections": [] }'], ['{ "sections": [], "theme": { "accent": "purpel" } }']])(
    'without colours if they are not written, or wrong: %s',
    async (text) => {
      expect((await run(write(text))).out).not.toContain('Colours')
    },
  )

  test('with an error in a story alone', async () => {
    mkdirSync(join(folder, 'stories'))
    writeFileSync(join(folder, 'stories/atlas.md'), 'With a <b>map.\n')
    const project = { id: 'atlas', name: 'Atlas', description: 'A map.', story: 'stories/atlas.md' }
    const path = write(
      JSON.stringify({
        site: { title: 'Title', description: 'Words.' },
        schemaVersion: 2,
        preloader: { letters: ['A'] },
        profile: { projects: [project] },
        sections: [{ type: 'projects', id: 'work', heading: 'Work' }],
      }),
    )
    expect((await run(path)).out).toContain('On the page: no, until you correct 1 error')
  })

  test('without a file it lists the content of the site, with the links of the page', async () => {
    const { out } = await run()
    const shown = portfolio.parse(JSON.parse(readFileSync(findContentFile(), 'utf8')))
    const listed = [
      ...out.matchAll(/^ {3}In the navigation: yes, as "(.*)", which leads to (.*)\.$/gmu),
    ]
    expect(listed.map(([, label, target]) => [label, target])).toEqual(
      listNavigationLinks(shown.sections).map(({ label, href }) => [
        label,
        href === '#' ? 'the top of the page' : href,
      ]),
    )
    expect(listed.length).toBeGreaterThan(0)
  })

  test('unless the content has no list of sections', async () => {
    const path = write('{ "sections": {} }')
    const shown = relative(process.cwd(), path)
    expect(await run(path)).toEqual({
      code: 1,
      out: '',
      error: `${shown} has no list of sections. Run "npm run validate -- ${shown}" to see why.`,
    })
  })
})

test.each([[['--all']], [['content/empty', 'content/comment']]])(
  'wrong arguments exit with 2: %s',
  async (args) => {
    expect(await run(...args)).toEqual({
      code: 2,
      out: '',
      error: expect.stringMatching(/ See "npm run explain -- --help"\.$/u),
    })
  },
)

test('a file that does not exist exits with 2 and one sentence', async () => {
  const { code, out, error } = await run(join(folder, 'gone.json'))
  expect([code, out, error.includes('cannot be read')]).toEqual([2, '', true])
})

describe('--labels', () => {
  const hero = { type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Utvecklare', tagline: 'I takt.' }
  const contact = { type: 'contact', id: 'kontakt', heading: 'Kontakt', intro: 'Skriv.' }
  const page = {
    site: { title: 'Ada', description: 'Sidor.', language: 'sv' },
    schemaVersion: 2,
    preloader: { letters: ['A'], skipHint: 'Hoppa' },
    sections: [hero, { ...contact, submitLabel: 'Skicka' }],
  }

  test('prints labels that are left to their defaults, as JSON in the shape of the content', async () => {
    const { code, out } = await run('--labels', write(JSON.stringify(page)))
    const printed: unknown = JSON.parse(out)
    expect([code, printed]).toEqual([
      0,
      expect.objectContaining({
        labels: expect.objectContaining({ skipLink: 'Skip to the content' }),
        sections: [expect.objectContaining({ type: 'contact', id: 'kontakt', nameLabel: 'Name' })],
      }),
    ])
    expect(readValue(printed, ['sections', 0, 'submitLabel'])).toBeUndefined()
    expect(readValue(printed, ['preloader', 'skipHint'])).toBeUndefined()
  })

  test('keeps the letters of a preloader that is a text alone', async () => {
    const { out } = await run('--labels', write(JSON.stringify({ ...page, preloader: 'MARA' })))
    expect(readValue(JSON.parse(out), ['preloader'])).toMatchObject({
      letters: ['M', 'A', 'R', 'A'],
      skipHint: expect.any(String),
    })
  })

  test('says so if the content has errors', async () => {
    const file = write('{ "site": 5 }')
    expect(await run('--labels', file)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/has errors\. Run "npm run validate -- \S+" to see them\./u),
    })
  })
})
