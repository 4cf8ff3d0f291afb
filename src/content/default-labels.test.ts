import { describe, expect, test } from 'vitest'

import type { StoryBlocks } from '#story/story-block.ts'

import { listDefaultLabels } from './default-labels.ts'
import { portfolio } from './portfolio.ts'

const hero = { type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Developer', tagline: 'In sync.' }

/** The labels that are left out: their paths as text. `texts` are the stories and pages. */
function listPaths(parts: object, texts: readonly StoryBlocks[] = []): string[] {
  const document = {
    site: { title: 'Ada', description: 'Words.', language: 'sv' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    sections: [hero],
    ...parts,
  }
  const labels = listDefaultLabels(document, portfolio.parse(document), texts)
  return labels.map(({ path }) => path.join('.'))
}

/** Whether a label is left out whose path starts so. */
function isMissing(parts: object, start: string): boolean {
  return listPaths(parts).some((path) => path.startsWith(start))
}

test('labels are those of the page and of its sections, without those that are written', () => {
  const contact = { type: 'contact', id: 'contact', heading: 'Kontakt', intro: 'Skriv.' }
  const all = listPaths({ sections: [hero, contact] })
  expect(all).toEqual(expect.arrayContaining(['labels.menu', 'sections.1.submitLabel']))
  expect(
    listPaths({
      sections: [hero, { ...contact, submitLabel: 'Skicka' }],
      labels: { menu: 'Menu', retry: 'Igen' },
    }),
  ).toEqual(
    all.filter((path) => !['labels.menu', 'labels.retry', 'sections.1.submitLabel'].includes(path)),
  )
})

test('defaults that are no labels are not listed', () => {
  const paths = listPaths({}).filter((path) => /theme|language|characters|scramble/u.test(path))
  expect(paths).toEqual([])
})

test('texts between the markup of an owner are no labels, whatever they say', () => {
  const text = '**Hallo**, **Menu**'
  const about = { type: 'about', id: 'about', heading: 'Om', text }
  const profile = { projects: [{ id: 'a', name: 'A', description: 'En.', highlights: [text] }] }
  const paths = listPaths({ footer: { text }, sections: [hero, about], profile })
  expect(paths.filter((path) => /footer|text|highlights/u.test(path))).toEqual([])
})

test('labels that the page does not need are not listed', () => {
  const project = { id: 'atlas', name: 'Atlas', description: 'En karta.' }
  expect(isMissing({ profile: { projects: [project] } }, 'projectPages')).toBe(false)
  const told = { ...project, story: 'stories/atlas.md' }
  expect(isMissing({ profile: { projects: [told] } }, 'projectPages')).toBe(true)
  expect(isMissing({}, 'sections.0.scrollLabel')).toBe(false)
  const animation = { src: 'animations/hero.json' }
  const linked = { ...hero, animation, scrollTo: 'home' }
  expect(isMissing({ sections: [linked] }, 'sections.0.scrollLabel')).toBe(true)
})

/** An expertise section with a card. */
const makeCards = (card: object) => ({
  type: 'expertise',
  id: 'expertise',
  heading: 'Kunskap',
  cards: [{ id: 'maps', title: 'Kartor', description: 'Utan nät.', ...card }],
})

describe('a label counts only if some visitor gets it', () => {
  const contact = { type: 'contact', id: 'contact', heading: 'Kontakt', intro: 'Skriv.' }
  const link = { id: 'x', network: 'LinkedIn', url: 'https://www.linkedin.com/in/ada' }
  const mail = { id: 'mail', network: 'E-post', url: 'mailto:ada@example.org' }
  const gif = { id: 'gif', src: 'media/a.gif', alt: 'En våg.' }
  const gifs = { type: 'gif-strip', id: 'gifs', heading: 'Bilder', images: [gif] }

  const animation = { src: 'animations/hero.json' }
  const listLabels = (to: unknown) =>
    listPaths({ sections: [{ ...contact, to, mailAddress: 'ada@example.org' }] }).flatMap((path) =>
      path.startsWith('sections.') ? path.replace('sections.0.', '') : [],
    )

  test.each<[string, object, object]>([
    ['preloader.skipHint', { preloader: true }, { preloader: false }],
    ['labels.socialLinks', { socialLinks: [link] }, { socialLinks: [] }],
    ['labels.colourScheme', {}, { theme: { scheme: 'dark' } }],
    ['labels.schemeLight', {}, { theme: { scheme: 'dark' } }],
    ['labels.newTab', { profile: { profiles: [link] } }, { socialLinks: [mail] }],
    ['labels.playPicture', { sections: [hero, gifs] }, {}],
    ['labels.showAnimation', { sections: [{ ...hero, animation }] }, {}],
    [
      'labels.showAnimation',
      { sections: [hero, makeCards({ animation, alt: 'En robot.' })] },
      {
        sections: [hero, makeCards({})],
      },
    ],
  ])('%s', (path, shown, hidden) => {
    expect([listPaths(shown), listPaths(hidden)].map((paths) => paths.includes(path))).toEqual([
      true,
      false,
    ])
  })

  test('in the contact section: none without a form, and those of the service that is used', () => {
    expect(listLabels('mail')).toEqual([])
    const [own, other] = ['service', 'https://formspree.io/f/x'].map(listLabels)
    expect(own).toEqual(expect.arrayContaining(['submitLabel', 'received', 'goBack']))
    expect(other).toEqual(expect.arrayContaining(['submitLabel', 'sent']))
    expect([own?.includes('sent'), other?.includes('received')]).toEqual([false, false])
  })

  test('the offer of an email address needs one, here or in the profile', () => {
    const offers = [
      { sections: [contact] },
      { sections: [{ ...contact, mailAddress: 'ada@example.org' }] },
      { sections: [contact], profile: { email: 'ada@example.org', publish: ['email'] } },
    ].map((parts) => listPaths(parts).includes('sections.0.mailOffer'))
    expect(offers).toEqual([false, true, true])
  })

  test('the name of a block of code needs one in a story or a page', () => {
    const paragraph: StoryBlocks = [{ paragraph: ['Ord.'] }]
    const code: StoryBlocks = [{ code: ['npm run build'] }]
    expect(
      [[], [paragraph], [paragraph, code]].map((texts) =>
        listPaths({}, texts).includes('labels.code'),
      ),
    ).toEqual([false, false, true])
  })
})

/** Whether a section has a label, for a profile. */
function hasSectionLabel(
  type: string,
  label: string,
  profile: object,
  fields: object = {},
): boolean {
  const section = { type, id: 'one', heading: 'Rubrik', ...fields }
  return listPaths({ sections: [section], profile }).includes(`sections.0.${label}`)
}

describe('a section has only the labels that its records need', () => {
  const project = { id: 'atlas', name: 'Atlas', description: 'En karta.' }
  const makeProjects = (...keywords: string[][]) => ({
    projects: keywords.map((of, index) => ({ ...project, id: `p${index}`, keywords: of })),
  })
  const filtered = makeProjects(['a', 'b'], ['a', 'b'], ['c'], ['d'])
  const job = { id: 'job', name: 'Tidvatten', position: 'Utvecklare', startDate: '2019' }
  const role = { id: 'role', organization: 'Klubb', position: 'Mentor', startDate: '2019' }
  const study = { id: 'oslo', institution: 'Oslo' }
  const paper = { id: 'paper', name: 'Kartor', kind: 'paper' }
  const certificate = { id: 'review', name: 'Granskning' }
  const availability = { open: true, text: 'Gärna.' }

  test.each<[string, string, object, object]>([
    ['projects', 'filterLabel', filtered, makeProjects(['a'], ['a'], ['c'], ['d'])],
    ['projects', 'allLabel', filtered, makeProjects(['a'], ['a'], ['c'], ['d'])],
    [
      'projects',
      'storyLabel',
      { projects: [{ ...project, story: 'stories/a.md' }] },
      { projects: [project] },
    ],
    [
      'projects',
      'visitLabel',
      { projects: [{ ...project, url: 'https://ada.dev' }] },
      { projects: [project] },
    ],
    [
      'projects',
      'presentLabel',
      { projects: [{ ...project, startDate: '2020' }] },
      { projects: [{ ...project, startDate: '2020', endDate: '2021' }] },
    ],
    ['experience', 'volunteerLabel', { work: [job], volunteer: [role] }, { work: [job] }],
    ['experience', 'presentLabel', { work: [job] }, { work: [{ ...job, endDate: '2021' }] }],
    ['experience', 'presentLabel', { volunteer: [role] }, {}],
    ['education', 'scoreLabel', { education: [{ ...study, score: 'A' }] }, { education: [study] }],
    [
      'education',
      'coursesLabel',
      { education: [{ ...study, courses: ['Typografi'] }] },
      { education: [{ ...study, courses: [] }] },
    ],
    [
      'education',
      'presentLabel',
      { education: [{ ...study, startDate: '2020' }] },
      { education: [study] },
    ],
    ...['article', 'paper', 'book', 'podcast', 'patent'].map(
      (kind): [string, string, object, object] => [
        'writing',
        `${kind}Label`,
        { publications: [{ ...paper, kind }] },
        { publications: [{ ...paper, kind: kind === 'paper' ? 'book' : 'paper' }] },
      ],
    ),
    [
      'writing',
      'talkLabel',
      { talks: [{ id: 'talk', title: 'Nät', event: 'WebConf' }] },
      { publications: [paper] },
    ],
    ['credentials', 'certificatesLabel', { certificates: [certificate] }, {}],
    [
      'credentials',
      'awardsLabel',
      { awards: [{ id: 'prize', title: 'Pris' }] },
      { certificates: [certificate] },
    ],
    [
      'credentials',
      'expiresLabel',
      { certificates: [{ ...certificate, expires: '2030' }] },
      { certificates: [certificate] },
    ],
    [
      'credentials',
      'verifyLabel',
      { certificates: [{ ...certificate, url: 'https://ada.dev' }] },
      { certificates: [certificate] },
    ],
    ['about', 'locationLabel', { location: { city: 'Oslo' } }, { location: { address: 'Gata 1' } }],
    ['about', 'languagesLabel', { languages: [{ id: 'sv', language: 'Svenska' }] }, {}],
    ['about', 'interestsLabel', { interests: [{ id: 'sea', name: 'Segling' }] }, {}],
    ['about', 'pronounsLabel', { pronouns: 'hon' }, {}],
    ['about', 'emailLabel', { email: 'a@b.se', publish: ['email'] }, { email: 'a@b.se' }],
    ['about', 'phoneLabel', { phone: '+46 8 12', publish: ['phone'] }, { phone: '+46 8 12' }],
    ['about', 'urlLabel', { url: 'https://ada.dev' }, {}],
    ['about', 'availabilityLabel', { availability }, {}],
    ['about', 'openLabel', { availability: { open: true } }, { availability }],
    ['about', 'openLabel', { availability: { open: true } }, { availability: { open: false } }],
    ['about', 'closedLabel', { availability: { open: false } }, { availability: { open: true } }],
    ['about', 'fromLabel', { availability: { ...availability, from: '2030' } }, { availability }],
    [
      'about',
      'bookLabel',
      { availability: { ...availability, url: 'https://ada.dev' } },
      { availability },
    ],
  ])('%s, %s', (type, label, shown, hidden) => {
    expect([hasSectionLabel(type, label, shown), hasSectionLabel(type, label, hidden)]).toEqual([
      true,
      false,
    ])
  })

  test('without a filter there are no labels of one', () => {
    expect(hasSectionLabel('projects', 'filterLabel', filtered, { filter: false })).toBe(false)
  })

  test('records that "show" does not name count for nothing', () => {
    const education = [study, { ...study, id: 'bergen', score: 'A' }]
    expect(hasSectionLabel('education', 'scoreLabel', { education }, { show: ['oslo'] })).toBe(
      false,
    )
    expect(hasSectionLabel('education', 'scoreLabel', { education }, { show: ['bergen'] })).toBe(
      true,
    )
  })
})

/** Whether the pages have a label, for some projects. */
const havePagesLabel = (label: string, ...projects: object[]) =>
  listPaths({ profile: { projects } }).includes(`projectPages.${label}`)

describe('pages of projects have only the labels that a project with a story needs', () => {
  const project = { id: 'atlas', name: 'Atlas', description: 'En karta.' }
  const told = { ...project, story: 'stories/atlas.md' }

  test.each([
    ['entityLabel', { entity: 'Oslo' }],
    ['typeLabel', { type: 'Karta' }],
    ['rolesLabel', { roles: ['Kod'] }],
    ['periodLabel', { endDate: '2021' }],
    ['presentLabel', { startDate: '2020' }],
    ['statusLabel', { status: 'Klar' }],
    ['keywordsLabel', { keywords: ['Kartor'] }],
    ['linksLabel', { url: 'https://ada.dev' }],
    ['visitLabel', { url: 'https://ada.dev' }],
  ])('%s', (label, fields) => {
    expect(havePagesLabel(label, { ...told, ...fields })).toBe(true)
    expect(havePagesLabel(label, told, { ...project, ...fields, id: 'shop' })).toBe(false)
  })

  test.each(['othersLabel', 'previousLabel', 'nextLabel'])('%s, if there are two', (label) => {
    expect(havePagesLabel(label, told, { ...project, id: 'shop' })).toBe(false)
    expect(havePagesLabel(label, told, { ...told, id: 'shop' })).toBe(true)
  })
})
