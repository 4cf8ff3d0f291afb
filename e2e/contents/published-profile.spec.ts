import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

// These tests read files: they need no page of a browser.
import { expect, test } from '@playwright/test'

import { buildVariant } from '../../scripts/sites/build-variant.ts'

/** Unlike any other text of a site. */
const privateTexts = {
  email: 'marker-email@private.example',
  phone: '+99 marker phone',
  address: 'Marker Street 5',
  postalCode: 'MARKER-77',
}
const { email, phone, address, postalCode } = privateTexts

const makeRecord = (id: string) => ({ id, name: `Name of ${id}` })

/** A whole profile. The sections say nothing that it says. */
function makeContent(publish: readonly string[], contact: { readonly mailAddress?: string }) {
  return {
    schemaVersion: 2,
    site: { title: 'A page', description: 'Words.', url: 'https://ada.example/' },
    preloader: { letters: ['A'] },
    profile: {
      name: 'Ada Lovelace',
      label: 'Weaver of numbers',
      email,
      phone,
      publish,
      location: { address, postalCode, city: 'Oslo', countryCode: 'NO' },
      profiles: [{ id: 'code', network: 'Code', url: 'https://code.example/ada', icon: 'github' }],
      work: [{ ...makeRecord('work'), position: 'Developer', startDate: '2020' }],
      projects: [{ ...makeRecord('atlas'), description: 'A map.', story: 'stories/atlas.md' }],
      education: [{ id: 'school', institution: 'A school' }],
      publications: [makeRecord('article')],
      certificates: [makeRecord('certificate')],
      skills: [{ ...makeRecord('skill'), keywords: ['React'] }],
    },
    sections: [
      { type: 'hero', id: 'home', tagline: 'In sync.' },
      ...[
        'about',
        'projects',
        'experience',
        'education',
        'skill-groups',
        'writing',
        'credentials',
      ].map((type) => ({ type, id: type, heading: `Heading of ${type}` })),
      {
        type: 'contact',
        id: 'contact',
        heading: 'Write',
        intro: 'Hello.',
        backend: '/',
        ...contact,
      },
    ],
  }
}

const story = 'A story of a map.\n'

/** Builds a site. Returns the text of each file by its path. */
function build(
  publish: readonly string[],
  contact: { readonly mailAddress?: string } = {},
): Promise<Map<string, string>> {
  return buildContent(makeContent(publish, contact), { 'stories/atlas.md': story })
}

async function buildContent(
  content: object,
  sources: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const { folder } = await buildVariant({ ...content }, {}, sources, false)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(
    await Promise.all(
      paths.map(
        async (path) => [path.slice(folder.length + 1), await readFile(path, 'latin1')] as const,
      ),
    ),
  )
}

/** The private texts that any file has. */
function listPrivateTexts(files: ReadonlyMap<string, string>): string[] {
  const whole = [...files.values()].join('\n')
  return Object.values(privateTexts).filter((text) => whole.includes(text))
}

// Compressed copies of these files: src/vite/files/compress-files.test.ts.
test('no file of a site has a private text that the profile does not publish', async () => {
  const files = await build([])
  expect(files.get('projects/atlas/index.html')).toContain('A story of a map.')
  expect(listPrivateTexts(files)).toEqual([])
})

test('what is published is in a site, and what the profile says once is everywhere', async () => {
  // The contact section publishes the email address, which "publish" does not name.
  const files = await build(['phone', 'address'], { mailAddress: email })
  expect(listPrivateTexts(files)).toEqual([email, phone, address, postalCode])
  const page = files.get('index.html') ?? ''
  const [about = ''] = /<section[^>]* id="about".*?<\/section>/su.exec(page) ?? []
  for (const text of Object.values(privateTexts)) expect(about).toContain(text)
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(page) ?? []
  expect(JSON.parse(json).mainEntity).toMatchObject({
    name: 'Ada Lovelace',
    jobTitle: 'Weaver of numbers',
    sameAs: ['https://code.example/ada'],
  })
  const [hero = ''] = /<h1.*?<\/section>/su.exec(page) ?? []
  const heroText = hero.replaceAll(/<[^>]*>/gu, '').replaceAll(/ +/gu, ' ')
  expect(heroText).toMatch(/Ada Lovelace.*Weaver of numbers/su)
  expect(page).toMatch(/<a [^>]*href="https:\/\/code\.example\/ada"/u)
  // The form shows it after a failure.
  const script = [...files].find(([path]) => /^static\/js\/index-.*\.js$/u.test(path))?.[1]
  expect(script).toContain(`mailAddress:\`${email}\``)
})

test('no file of a site has what no section shows of the profile', async () => {
  const content = makeContent([], {})
  const { profile, sections } = content
  const person = {
    summary: 'Hiddenfact, a summary.',
    image: { src: 'media/hiddenfact-portrait.svg', alt: 'Hiddenfact, a portrait' },
    location: { city: 'Hiddenfact city', region: 'Hiddenfact region' },
    url: 'https://hiddenfact.example/',
    pronouns: 'hiddenfact pronouns',
    availability: { open: true, text: 'Hiddenfact, work.' },
    work: [
      { ...makeRecord('hiddenfact work'), id: 'work', position: 'Developer', startDate: '2020' },
    ],
  }
  const files = await buildContent(
    {
      ...content,
      profile: { name: profile.name, label: profile.label, ...person },
      sections: sections.filter(({ type }) => type === 'hero' || type === 'contact'),
    },
    {
      'media/hiddenfact-portrait.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Hiddenfact</title><path d="M0 0h9"/></svg>',
    },
  )
  expect(files.get('index.html')).toContain('Weaver of numbers')
  const naming = [...files].filter((file) => file.some((text) => /hiddenfact/iu.test(text)))
  expect(naming.map(([path]) => path)).toEqual([])
})
