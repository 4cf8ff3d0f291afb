import { readdirSync, readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { createJsonSchema } from '#content/json-schema.ts'
import { readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { findSeverity } from '#problems/problem-code.ts'
import { listTexts } from '#validate/texts/list-texts.ts'

import { checkSample, checkSampleProse, listFacts, isSampleTranscript } from './check-sample.ts'
import texts from './sample-texts.json' with { type: 'json' }

const shipped = readFileSync(
  new URL('../../../fixtures/specification/portfolio.json', import.meta.url),
  'utf8',
)
const sample: unknown = JSON.parse(shipped)

/** Every text of the shipped content with several words or sentences, which nobody else writes alike. */
function listLongTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isLong = value.split(/\s+/u).length >= 5 || /[.!?]\s/u.test(value)
    return isLong && !['alt', 'caption'].includes(key) && value !== texts.name.title ? [value] : []
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown) => listLongTexts(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => listLongTexts(item, name))
}

describe('the list of the sample’s texts', () => {
  test('is that of the shipped content: otherwise, update sample-texts.json', () => {
    expect(texts.texts).toEqual([...new Set(listLongTexts(sample))])
  })

  test.each([texts.name.title, texts.name.tag, ...texts.links])(
    'has %s, which the shipped content has',
    (text) => {
      expect(shipped).toContain(`"${text}"`)
    },
  )
})

test('the examples of alternative texts are those of the schema: otherwise, update sample-texts.json', () => {
  const alts: string[] = []
  JSON.stringify(createJsonSchema(), (key, value: unknown) => {
    const examples = key === 'alt' ? readItems(readProperty(value, 'examples')) : []
    const found = [value, ...examples].filter((one) => typeof one === 'string')
    if (key === 'alt') alts.push(...found.filter((one) => !one.startsWith('$')))
    return value
  })
  const own = new Set(alts.filter((alt) => !shipped.includes(alt)))
  expect(texts.exampleAlts.toSorted()).toEqual([...own].toSorted())
})

describe('the list of the starters’ texts', () => {
  const folder = new URL('../../../starters/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
  const contents = files
    .filter((file) => file.endsWith('portfolio.json'))
    .map((file): unknown => JSON.parse(read(file)))
  // Labels stay in a site of the same language, and a page about privacy may be true as it is.
  const prose =
    /^(?:closing|description|fluency|heading|highlights|intro|level|lines|summary|tagline|text|title)$/u
  const firstParagraphs = files
    .filter((file) => file.endsWith('.md') && !file.endsWith('privacy.md'))
    .map((file) => /^(?![-#]|\w+:).{20,}$/mu.exec(read(file))?.[0])

  test('is that of the starters: "npx vitest run check-sample -u" writes it', async () => {
    const written = contents.flatMap((content) => listTexts(content))
    const all = {
      names: contents.map((content) => readValue(content, ['profile', 'name'])),
      addresses: contents.map((content) => readValue(content, ['profile', 'email'])),
      links: written.map(({ text }) => text).filter((text) => /^https:.*\.example\//u.test(text)),
      texts: written
        .filter(({ field, path }) => prose.test(field) && path[1] !== 'title')
        .map(({ text }) => text)
        .filter((text) => text.split(/\s+/u).length >= 4),
      facts: contents.flatMap((content) => listFacts(content).map(({ fact }) => fact)),
      prose: firstParagraphs,
    }
    const unique = Object.entries(all).map(([name, list]) => [name, [...new Set(list)]])
    const json = `${JSON.stringify(Object.fromEntries(unique), null, 2)}\n`
    await expect(json).toMatchFileSnapshot('starter-texts.json')
  })
})

describe('a site that began with a starter', () => {
  const starter: unknown = JSON.parse(
    readFileSync(new URL('../../../starters/full/portfolio.json', import.meta.url), 'utf8'),
  )

  test('has warnings for the name, the links and the texts of somebody else', () => {
    const found = checkSample(starter).map(({ code, path }) => [code, path.slice(0, 2).join('/')])
    expect(found.slice(0, 5)).toEqual([
      ['sample/name', 'site/title'],
      ['sample/link', 'site/url'],
      ['sample/words', 'site/description'],
      ['sample/words', 'profile/summary'],
      ['sample/words', 'sections/0'],
    ])
  })

  const readFact = (name: string) => readValue(starter, ['profile', name])
  const facts = {
    location: readFact('location'),
    languages: readFact('languages'),
    availability: { from: readValue(starter, ['profile', 'availability', 'from']) },
    pronouns: readFact('pronouns'),
  }

  test.each<[string, Partial<typeof facts>, string[]]>([
    ['all of them', {}, ['profile/location']],
    ['another place', { location: { city: 'Oslo' } }, ['profile/languages']],
    [
      'the same place, said in another way',
      { location: { city: 'Rotterdam' }, languages: [] },
      ['profile/availability/from'],
    ],
    ['only the pronouns', { location: {}, languages: [], availability: { from: '2030' } }, []],
  ])('has a warning for the facts of somebody else: %s', (_, own, paths) => {
    const found = checkSample({ profile: { ...facts, ...own } })
    const aboutFacts = found.filter(({ message }) => message.includes('invented person'))
    expect(aboutFacts.map(({ path }) => path.join('/'))).toEqual(paths)
  })

  test('has a warning for the place of the short starter, too', () => {
    const location = { city: 'Sibiu', countryCode: 'RO' }
    expect(checkSample({ profile: { location } })).toHaveLength(1)
  })

  test.each([
    ['a name in a text', 'This site is by Imke Daal.', ['sample/name']],
    [
      'a paragraph',
      '# Uses\n\nWhat I work with, on land and on the water. A thing is on this list once it has survived a winter, and leaves it when something simpler does the same.\n',
      ['sample/words'],
    ],
    ['nothing', '# Uses\n\nWhat I work with.\n', []],
  ])('has warnings for its pages and stories: %s', (_, text, codes) => {
    expect(checkSampleProse(text).map(({ code }) => code)).toEqual(codes)
  })
})

describe('the transcripts of the sample', () => {
  const folder = new URL('../../../fixtures/specification/transcripts/', import.meta.url)
  const shippedTranscripts = readdirSync(folder).map((name) =>
    readFileSync(new URL(name, folder), 'utf8'),
  )

  test('are the shipped ones: otherwise, update sample-texts.json', () => {
    expect(texts.transcripts).toEqual(shippedTranscripts)
  })

  test('are known with the line ends of Windows, but not if the owner changed one', () => {
    const [text = ''] = shippedTranscripts
    const variants = [text, text.replaceAll('\n', '\r\n'), `${text}visitor: yes\n`]
    expect(variants.map(isSampleTranscript)).toEqual([true, true, false])
  })
})

describe('the shipped content', () => {
  const problems = checkSample(sample)

  test('has few warnings: its name, its link, and one for each part with texts of the sample', () => {
    expect(problems.map(({ code, path }) => [code, findSeverity(code), path.join('/')])).toEqual([
      ['sample/name', 'warning', 'site/title'],
      ['sample/link', 'warning', 'socialLinks/0/url'],
      ['sample/words', 'warning', 'site/description'],
      ['sample/words', 'warning', 'sections/0/tagline'],
      ['sample/words', 'warning', 'sections/2/cards/0/title'],
      ['sample/words', 'warning', 'sections/3/intro'],
      ['sample/words', 'warning', 'sections/4/slides/0/description'],
      ['sample/words', 'warning', 'sections/5/intro'],
    ])
  })

  test('says how much more there is', () => {
    expect(problems.map(({ message }) => message).slice(0, 5)).toEqual([
      'The name here is still that of the sample, AHK. Others like it: 2.',
      'This address is from the sample and is not yours.',
      'This text is from the sample, word for word.',
      'This text is from the sample, word for word.',
      'This text is from the sample, word for word. Others like it: 3.',
    ])
  })
})

describe('what an owner wrote', () => {
  test('has no warning, even with the headings, pictures and answers of the sample', () => {
    const own = JSON.parse(shipped, (key, value: unknown) => {
      if (typeof value !== 'string' || key === 'alt') return value
      return texts.texts.includes(value) ? 'My own text.' : value
    })
    const changed = JSON.parse(
      JSON.stringify(own).replaceAll('AHK', 'Ada').replaceAll('your-name', 'ada'),
      (key, value: unknown) => (key === 'letters' ? ['A', 'D', 'A'] : value),
    )
    expect(checkSample(changed)).toEqual([])
  })

  test.each([
    ['the tag', { sections: [{ tag: 'AHK' }] }, ['sample/name']],
    ['the letters', { preloader: { letters: ['A', 'H', 'K'] } }, ['sample/name']],
    ['the letters as a text', { preloader: { letters: 'AHK' } }, ['sample/name']],
    ['a link, wherever it is', { sections: [{ url: texts.links[0] }] }, ['sample/link']],
    [
      'what helps show as an example',
      {
        profile: {
          url: 'https://github.com/folio-sample',
          image: { alt: 'A map with green dots' },
        },
      },
      ['sample/link', 'sample/words'],
    ],
    ['the email address', { sections: [{ mailAddress: texts.mailAddress }] }, ['sample/link']],
    ['the address of the messages', { site: { url: 'https://example.org/' } }, ['sample/link']],
    [
      'a line',
      { sections: [{ scenes: { a: { lines: ['Mine.', texts.texts[20]] } } }] },
      ['sample/words'],
    ],
  ])('has a warning for what is left of the sample: %s', (_, document, codes) => {
    expect(checkSample(document).map(({ code }) => code)).toEqual(codes)
  })
})

test.each([
  [{ profile: { projects: [{ url: '#' }] } }, ['profile/projects/0/url']],
  [{ socialLinks: [{ url: '#' }] }, ['socialLinks/0/url']],
  [{ profile: { projects: [{ links: [{ url: '#' }] }] } }, []],
  [{ footer: { links: [{ url: '#' }] } }, []],
  [{ socialLinks: [{ url: '#contact' }] }, []],
])(
  'an address that is "#" alone is a placeholder in a record or a social link: %j',
  (one, paths) => {
    const found = checkSample(one)
    expect(found.map(({ path, code }) => [path.join('/'), code])).toEqual(
      paths.map((path) => [path, 'sample/link']),
    )
  },
)

test.each([
  ['https://example.com/me/', true],
  ['https://USERNAME.github.io/REPO/', true],
  ['https://your-name.github.io', true],
  ['https://www.your-domain.com', true],
  ['https://yourname.netlify.app/', true],
  ['https://ada.github.io/username/', false],
  ['https://ada.example.org/', false],
  ['https://example.org.uk/', false],
  ['https://mydomain.dev/', false],
  ['https://your-username.gitlab.io/', true],
  ['https://yourusername.github.io/', true],
  ['https://www.yourname.dev/', true],
  ['https://yourdomain.com', true],
  ['https://username.github.io/', true],
  ['https://username.netlify.app/', false],
  ['https://user.github.io/', false],
  ['https://yournamehere.dev/', false],
  ['https://mysite.netlify.app/', false],
  ['https://my-site.pages.dev/', false],
  ['https://name.vercel.app/', false],
])('the site is at %s in an example: %s', (url, isExample) => {
  expect(checkSample({ site: { url } }).map(({ path }) => path)).toEqual(
    isExample ? [['site', 'url']] : [],
  )
})

test('sites in other languages at the address of an example are one warning', () => {
  const translations = {
    de: 'https://ada.dev/de/',
    tr: 'https://example.org/tr/',
    fr: 'https://your-name.github.io/fr/',
  }
  expect(checkSample({ site: { translations } })).toMatchObject([
    {
      code: 'sample/link',
      path: ['site', 'translations', 'tr'],
      message: expect.stringMatching(/ Others like it: 1\.$/u),
    },
  ])
})

test.each([
  ['https://github.com/your-username/atlas', true],
  ['https://docs.mira.dev/username/', false],
])('a project at %s is one of an example: %s', (url, isExample) => {
  const found = checkSample({ profile: { projects: [{ name: 'Atlas', url }] } })
  expect(found.map(({ path }) => path.join('/'))).toEqual(
    isExample ? ['profile/projects/0/url'] : [],
  )
})

test.each([
  ['https://github.com/your-name', true],
  ['https://linkedin.com/in/your-name/', true],
  ['https://www.npmjs.com/~username', true],
  ['https://mastodon.social/@you', true],
  ['mailto:you@example.org', true],
  ['https://github.com/your-username', true],
  ['https://github.com/yourusername?tab=repositories', true],
  ['https://bsky.app/profile/your-name.bsky.social', true],
  ['https://yourname.substack.com', true],
  ['https://username.github.io', true],
  ['mailto:yourname@mail.dev', true],
  ['https://github.com/mira', false],
  ['https://mira.dev/usernames', false],
  ['https://mira.example.org/', false],
  ['https://mira.dev/your-name-here', false],
])('a social link to %s is one of an example: %s', (url, isExample) => {
  const found = checkSample({ socialLinks: [{ network: 'A', url }] })
  expect(found.map(({ path, code }) => [path.join('/'), code])).toEqual(
    isExample ? [['socialLinks/0/url', 'sample/link']] : [],
  )
})
