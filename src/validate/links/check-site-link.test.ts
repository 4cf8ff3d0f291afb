import { describe, expect, test } from 'vitest'

import { parsePage } from '#story/parse-page.ts'
import { checkReferences } from '#validate/check-references.ts'
import { checkStories } from '#validate/markdown/check-stories.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

import type { SiteFiles } from './check-site-file.ts'
import { checkSiteLink, listLinkTargets } from './check-site-link.ts'

/** A document that shows one of two projects, and has a page of the other one. */
function makeDocument(description: string) {
  return {
    profile: {
      projects: [
        { id: 'atlas', description },
        { id: 'shop', story: 'stories/shop.md' },
      ],
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer' },
      { type: 'projects', id: 'work', show: ['atlas'] },
    ],
  }
}

const known = [
  '/#work',
  '/#top',
  '/',
  '/cv.pdf',
  '/projects/shop/',
  '/projects/shop',
  '/#project-atlas',
]
const unknown = ['/#wokr', '/#project-shop', '/projects/atlas/', '/projects/shpo/#a']

/** The problems of a link in a story: code, line and column. */
function listProblemsOfStory(address: string, files?: SiteFiles) {
  const bytes = Buffer.from(`Words.\n\nSee [it](${address}).`)
  const document = makeDocument('A map.')
  const { stories } = checkStories(
    document,
    {
      hasAsset: () => true,
      openAsset: () => ({ size: 1, bytes: () => bytes, text: () => bytes.toString() }),
    },
    listLinkTargets(document, files),
  )
  return stories.flatMap(({ problems }) =>
    problems.map(({ code, line, column }) => [code, line, column]),
  )
}

const listCodes = (document: object) => checkReferences(document).map(({ code }) => code)

test.each([{ Work: '#wokr', CV: 'cv.pdf' }, { links: { Work: '/#wokr', CV: 'cv.pdf' } }])(
  'beside a link of the footer that cannot be read, the others are checked: %j',
  (footer) => {
    const text = JSON.stringify({ schemaVersion: 2, ...makeDocument('A map.'), footer })
    const { problems } = validatePortfolio(text, { hasAsset: () => true })
    expect(problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['content/unknown-section', 'content/wrong-format']),
    )
  },
)

test.each([...known, '#project-atlas', '#work'])('a record may link to %s', (address) => {
  expect(listCodes(makeDocument(`See [it](${address}).`))).toEqual([])
  const link = { id: 'a', url: address }
  expect(listCodes({ ...makeDocument('A map.'), socialLinks: [link] })).toEqual([])
})

test.each([...unknown, '#project-shop'])('no record may link to %s', (address) => {
  expect(listCodes(makeDocument(`See [it](${address}).`))).toEqual(['content/unknown-section'])
  const link = { id: 'a', url: address }
  const document = { ...makeDocument('A map.'), socialLinks: [link] }
  expect(listCodes(document)).toEqual(['content/unknown-section'])
})

test.each(known)('a story may link to %s', (address) => {
  expect(listProblemsOfStory(address)).toEqual([])
})

test.each(unknown)('no story may link to %s', (address) => {
  expect(listProblemsOfStory(address)).toEqual([['story/unknown-anchor', 3, 5]])
})

test('an anchor of a story that is a section leads to the main page', () => {
  const bytes = Buffer.from('Words.\n\nSee [it](#work).')
  const document = makeDocument('A map.')
  const { stories } = checkStories(
    document,
    {
      hasAsset: () => true,
      openAsset: () => ({ size: 1, bytes: () => bytes, text: () => bytes.toString() }),
    },
    listLinkTargets(document),
  )
  expect(stories.flatMap(({ problems }) => problems)).toMatchObject([
    {
      code: 'story/unknown-anchor',
      help: 'Write "/#work" for this section of the main page.',
      suggestion: '/#work',
    },
  ])
})

describe('a link to a page of the owner', () => {
  const blocks = parsePage('# Uses\n\n## At the desk').blocks
  const targets = listLinkTargets(makeDocument('A map.'), { paths: new Set(), base: '/' }, [
    { path: 'uses/', blocks },
  ])
  const check = (address: string) => checkSiteLink(address, targets, [])

  test.each(['/uses/', '/uses', '/uses?a=1', '/uses/#at-the-desk', '/uses#top', '/uses/#content'])(
    'may lead to %s',
    (address) => {
      expect(check(address)).toEqual([])
    },
  )

  test('leads to a heading that is there', () => {
    expect(check('/uses/#at-the-dekc')).toMatchObject([
      { code: 'content/unknown-section', suggestion: '/uses/#at-the-desk' },
    ])
    expect(check('/usse')).toMatchObject([
      { code: 'content/unknown-address', suggestion: '/uses/' },
    ])
    expect(check('/uses#elsewhere')).toMatchObject([{ code: 'content/unknown-section' }])
  })
})

test('the page that was meant is suggested', () => {
  expect(checkReferences(makeDocument('See [it](/projects/shpo/).'))).toMatchObject([
    { help: 'Write "/projects/shop/".', suggestion: '/projects/shop/' },
  ])
})

describe('files and pages of "public" are part of the site', () => {
  const paths = new Set([
    'cv.pdf',
    'uses/index.html',
    'files/Über uns.pdf',
    'projects/old/index.html',
  ])
  /** The problems of a link, in a record and in a field. */
  const listProblems = (address: string, base = '/', files = paths) => {
    const link = { id: 'a', url: address }
    const document = { ...makeDocument(`See [it](${address}).`), socialLinks: [link] }
    const [first, second, ...more] = checkReferences(document, { paths: files, base })
    expect([more, first?.message]).toEqual([[], second?.message])
    return first && { message: first.message, help: first.help, suggestion: first.suggestion }
  }

  test.each([
    '/',
    '/?from=cv',
    '/#work',
    '/cv.pdf',
    '/cv.pdf#page=2',
    '/uses/',
    '/uses',
    '/uses/#editor',
    '/uses/index.html',
    '/projects/shop/',
    '/projects/old/',
    '/sitemap.xml',
    '/files/%C3%9Cber%20uns.pdf',
    'https://ada.dev/gone.pdf',
    'mailto:ada@ada.dev',
  ])('a link may lead to %s', (address) => {
    expect(listProblems(address)).toBeUndefined()
    expect(listProblems(address, '/folio/')).toBeUndefined()
  })

  test('a missing file is a problem, which names the only file of its kind', () => {
    const only = new Set(['cv.pdf', 'uses/index.html'])
    expect(listProblems('/missing.pdf', '/', only)).toEqual({
      message: 'The site has no file or page at "/missing.pdf".',
      help: 'Write "/cv.pdf", or put the file at public/missing.pdf. If another program answers there, write the whole https:// address.',
      suggestion: '/cv.pdf',
    })
  })

  test.each([
    ['Macs store a name', 'U\u0308ber.pdf', '/%C3%9Cber.pdf', /^Rename the file: type/u],
    ['the link is written', '\u00dcber.pdf', '/U%CC%88ber.pdf', /^Type the whole name again here/u],
  ])('%s with letters and accents apart: its other form is no advice', (_, file, link, help) => {
    expect(listProblems(link, '/', new Set([file]))).toEqual({
      message: expect.stringContaining('is there, but'),
      help: expect.stringMatching(help),
      suggestion: undefined,
    })
  })

  test.each([
    ['/vc.pdf', '/cv.pdf'],
    ['/use/', '/uses/'],
    ['/USES/', '/uses/'],
    ['/files/uber%20uns.pdf', '/files/%C3%9Cber%20uns.pdf'],
    ['/index.htm', undefined],
    ['/public/cv.pdf', '/cv.pdf'],
    ['/public/files/%C3%9Cber%20uns.pdf', '/files/%C3%9Cber%20uns.pdf'],
    ['/public/uses', '/uses'],
    ['/media/cv.pdf', '/cv.pdf'],
    ['/public/gone.png', undefined],
  ])('for %s it suggests %s', (address, suggestion) => {
    expect(listProblems(address)?.suggestion).toBe(suggestion)
  })

  test('a sign that ends the path of an address is encoded', () => {
    const found = listProblems('/c.pdf', '/', new Set(['C#.pdf', 'uses/index.html']))
    expect(found?.suggestion).toBe('/C%23.pdf')
  })

  test('the ending of an HTML file is part of its address', () => {
    const found = listProblems('/talks/slides', '/', new Set([...paths, 'talks/slides.html']))
    expect(found?.suggestion).toBe('/talks/slides.html')
  })

  test.each([
    [
      '/imprint',
      'Write the page in content/pages/imprint.md, or put a file at public/imprint/index.html.',
    ],
    [
      '/Imprint.html',
      'Write the page in content/pages/imprint.md and the link as "/imprint/", or put a file at public/Imprint.html.',
    ],
    [
      '/pages/imprint.md',
      'Write the page in content/pages/imprint.md and the link as "/imprint/", or put a file at public/pages/imprint.md.',
    ],
    ['/pages/uses.md', 'Write "/uses/", or put a file at public/pages/uses.md.'],
    ['/legal/imprint', 'Put the file at public/legal/imprint/index.html.'],
    ['/api/', 'Put the file at public/api/index.html.'],
  ])('for the missing page %s, the help names the file that would make it', (address, help) => {
    expect(listProblems(address)?.help).toBe(
      `${help} If another program answers there, write the whole https:// address.`,
    )
  })

  test.each(['cv.pdf', 'public/cv.pdf', 'media/cv.pdf'])(
    'a link in a text to %s means its address',
    (address) => {
      const bytes = Buffer.from(`Words.\n\nSee [it](${address}).`)
      const project = {
        name: 'A',
        description: `See [it](${address}).`,
        story: 'stories/a.md',
      }
      const { problems, stories } = validatePortfolio(
        JSON.stringify({ profile: { projects: [project] } }),
        {
          hasAsset: () => true,
          openAsset: () => ({ size: 1, bytes: () => bytes, text: () => bytes.toString() }),
          siteFiles: paths,
        },
      )
      const found = [problems, ...stories.map((story) => story.problems)].flat()
      expect(
        found.flatMap(({ code, suggestion }) => (code === 'text/link' ? [suggestion] : [])),
      ).toEqual(['/cv.pdf', '/cv.pdf'])
    },
  )

  test.each([
    ['cv.pdf', /^Write "\/cv\.pdf"\.$/u],
    ['gone.png', /^Put the file at public\/gone\.png\./u],
    ['desk', /public\/desk\/index\.html\./u],
    [`${'public/'.repeat(3)}cv.pdf`, /^Write "\/cv\.pdf"\.$/u],
  ])('the folder "public" is not part of the address of %s', (file, help) => {
    expect(listProblems(`/public/${file}`)).toMatchObject({
      message: `The site has no file or page at "/public/${file}": the folder "public" is not part of an address.`,
      help: expect.stringMatching(help),
    })
  })

  test.each([
    ['/folio/cv.pdf', '/cv.pdf'],
    ['/folio/', '/'],
    ['/folio/#work', '/#work'],
    ['/folio/projects/shop/', '/projects/shop/'],
  ])('a link is written without the base path: %s', (address, suggestion) => {
    expect(listProblems(address, '/folio/')).toMatchObject({
      message: `"${address}" has the path of the site, which the build adds to each link.`,
      suggestion,
    })
  })

  test('a story has the same links', () => {
    const files = { paths, base: '/' }
    expect(listProblemsOfStory('/cv.pdf', files)).toEqual([])
    expect(listProblemsOfStory('/vc.pdf', files)).toEqual([['content/unknown-address', 3, 5]])
  })
})

test('a story is not checked for links to what a syntax error may hide', () => {
  const bytes = Buffer.from('See [it](/#home).')
  const options = {
    hasAsset: () => true,
    openAsset: () => ({ size: 1, bytes: () => bytes, text: () => bytes.toString() }),
  }
  const text =
    '{ "schemaVersion": 2, "profile": { "projects": [{ "id": "a", "story": "stories/a.md" }] }'
  const listStoryCodes = (json: string) =>
    validatePortfolio(json, options).stories.flatMap(({ problems }) =>
      problems.map(({ code }) => code),
    )
  expect(listStoryCodes(`${text}, "sections": [{ "id": "work" }] }`)).toEqual([
    'story/unknown-anchor',
  ])
  expect(listStoryCodes(`${text}, "sections": [{ "id": "work" }, }`)).toEqual([])
})

describe('whole addresses of the site itself', () => {
  const document = {
    ...makeDocument('A map.'),
    site: { url: 'https://ada.dev/folio/' },
  }
  const files = { paths: new Set(['cv.pdf', 'talks/a.pdf', 'talks/index.html']), base: '/folio/' }
  const targets = listLinkTargets(document, files)
  const findCode = (rest: string) =>
    checkSiteLink(`https://Ada.dev/folio/${rest}`, targets, []).map(({ code, help }) => [
      code,
      help,
    ])

  test.each([
    ['missing.txt', 'public/missing-file', 'Put the file at public/missing.txt.'],
    ['vc.pdf', 'public/missing-file', 'Write "/cv.pdf", or put the file at public/vc.pdf.'],
    ['talks/b.txt', 'public/missing-file', 'Put the file at public/talks/b.txt.'],
    [
      'talk/',
      'public/missing-file',
      'Write "/talks/", or write the page in content/pages/talk.md, or put a file at public/talk/index.html.',
    ],
    ['#wrok', 'content/unknown-section', 'Write one of "/#home", "/#work".'],
    ['projects/shpo/', 'content/unknown-section', 'Write "/projects/shop/".'],
  ])('%s leads nowhere', (rest, code, help) => {
    expect(findCode(rest)).toEqual([[code, help]])
  })

  test.each(['', 'index.html', 'cv.pdf#page=2', '#work', 'projects/shop/', 'blog/', 'blog/a.pdf'])(
    '"%s" is there, or may be another site',
    (rest) => {
      expect(findCode(rest)).toEqual([])
    },
  )

  test('an address beside the site is none of it', () => {
    expect(checkSiteLink('https://ada.dev/missing.pdf', targets, [])).toEqual([])
  })
})
