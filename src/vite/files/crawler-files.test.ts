import { expect, test } from 'vitest'

import { parsePortfolio } from '#fixtures/parse-portfolio.ts'

import { createCrawlerFiles } from './crawler-files.ts'

function makeContent(site: object) {
  return parsePortfolio({
    site: { title: 'Ada,\n  developer', description: 'Words.', ...site },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    socialLinks: [{ id: 'github', network: 'GitHub', url: 'https://github.com/ada' }],
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
      {
        type: 'gif-strip',
        id: 'gifs',
        heading: 'Pictures',
        images: [{ id: 'a', src: 'https://a.example.org/a.gif', alt: 'A' }],
      },
      {
        type: 'skills',
        id: 'skills',
        heading: 'What I know',
        slides: [
          {
            type: 'ui',
            id: 'ui',
            title: 'UI',
            description: '**Screens** [and](https://example.org/) more.',
          },
          { type: 'code', id: 'code', title: 'Code' },
        ],
      },
      { type: 'contact', id: 'contact', heading: 'Contact', intro: 'Write to me.', backend: '/' },
    ],
  })
}

const texts = `# Ada, developer

> Words.

ADA. Developer. In sync.

## What I know

- UI: Screens and more.
- Code

## Contact

Write to me.

## Elsewhere

- [GitHub](https://github.com/ada)
`

test('without an address crawlers may read the page, and get its texts', () => {
  expect(createCrawlerFiles(makeContent({}), '/')).toEqual({
    'robots.txt': 'User-agent: *\nAllow: /\n',
    'llms.txt': texts,
  })
})

test('with an address there is a site map, and the texts link to their sections', () => {
  expect(createCrawlerFiles(makeContent({ url: 'https://example.org/a&b' }), '/')).toEqual({
    'robots.txt': 'User-agent: *\nAllow: /\n\nSitemap: https://example.org/a&b/sitemap.xml\n',
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://example.org/a&amp;b/</loc></url>
</urlset>
`,
    'llms.txt': texts
      .replace('- Code\n', '- Code\n\n[What I know](https://example.org/a&b/#skills)\n')
      .replace('to me.\n', 'to me.\n\n[Contact](https://example.org/a&b/#contact)\n'),
  })
})

test('robots.txt and the site map have addresses in ASCII', () => {
  const files = createCrawlerFiles(makeContent({ url: 'https://やまだ.example/水' }), '/')
  const address = 'https://xn--g9jzcra.example/%E6%B0%B4/'
  expect(files['robots.txt']).toContain(`Sitemap: ${address}sitemap.xml`)
  expect(files['sitemap.xml']).toContain(`<loc>${address}</loc>`)
})

test('the site map lists the pages of "public"', () => {
  const content = makeContent({ url: 'https://example.org/' })
  const { 'sitemap.xml': map } = createCrawlerFiles(content, '/', [
    'talks.html',
    'über uns/',
    'C#.html',
  ])
  expect(map).toContain('<loc>https://example.org/talks.html</loc>')
  expect(map).toContain('<loc>https://example.org/%C3%BCber%20uns/</loc>')
  expect(map).toContain('<loc>https://example.org/C%23.html</loc>')
})

function describeOwner(fields: object): string | undefined {
  const content = parsePortfolio({
    site: { title: 'Ada', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: {
      summary: 'I **build** maps.\n\nThey work offline.',
      languages: 'Polish',
      email: 'ada@lovelace.example',
      publish: ['email'],
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
      { type: 'about', id: 'about', navLabel: 'About', heading: 'About me', ...fields },
    ],
  })
  return createCrawlerFiles(content, '/')['llms.txt']
}

test('a section about the owner has the summary of the profile, or its own text', () => {
  expect(describeOwner({})).toContain('## About me\n\nI build maps.\n\nThey work offline.\n')
  expect(describeOwner({ text: 'I walk.' })).toContain('## About me\n\nI walk.\n')
})

test('a section of text alone has at most the summary of the profile', () => {
  const alone = describeOwner({ text: 'I walk.', showProfile: false })
  expect(alone).toContain('## About me\n\nI walk.\n')
  expect(alone).not.toContain('Polish')
  expect(alone).not.toContain('ada@lovelace.example')
  const summed = describeOwner({ showProfile: false })
  expect(summed).toContain('## About me\n\nI build maps.\n\nThey work offline.\n')
  expect(summed).not.toContain('Polish')
  expect(summed).not.toContain('ada@lovelace.example')
})

test('a record without a page of its own leads to its address', () => {
  const content = parsePortfolio({
    site: { title: 'Ada', description: 'Words.', url: 'https://ada.example.org/' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: {
      projects: [
        { name: 'Atlas', description: 'A map.', url: 'https://atlas.example.org/' },
        { name: 'Shop', description: 'A shop.' },
      ],
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
      { type: 'projects', id: 'projects', heading: 'Projects' },
    ],
  })
  const { 'llms.txt': found } = createCrawlerFiles(content, '/')
  expect(found).toContain('- [Atlas](https://atlas.example.org/): A map.\n- Shop: A shop.\n')
})

test('a record has its period and its keywords where the page shows them', () => {
  const content = parsePortfolio({
    site: { title: 'Ada', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: {
      work: [
        { name: 'Tidewater', position: 'Lead', startDate: '2021-03', summary: 'I lead.' },
        { name: 'Harbour', position: 'Dev', startDate: '2019', endDate: '2020', keywords: 'Node' },
      ],
      projects: [
        { name: 'Atlas', description: 'A map.', keywords: ['Maps', 'Node'], endDate: '2022-05' },
      ],
      skills: [{ name: 'Interfaces', keywords: ['React'] }],
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
      { type: 'experience', id: 'jobs', heading: 'Jobs', presentLabel: 'now' },
      { type: 'projects', id: 'projects', heading: 'Projects' },
      { type: 'skill-groups', id: 'skills', heading: 'Skills' },
    ],
  })
  const { 'llms.txt': found } = createCrawlerFiles(content, '/')
  expect(found).toContain(
    '- Lead, Tidewater, Mar 2021 – now: I lead.\n- Dev, Harbour, 2019 – 2020 (Node)\n',
  )
  expect(found).toContain('- Atlas, May 2022: A map. (Maps, Node)\n')
  expect(found).toContain('- Interfaces (React)\n')
})

test('a record has the commas of the language', () => {
  const content = parsePortfolio({
    site: { title: 'سلمى', description: 'كلمات.', language: 'ar' },
    schemaVersion: 2,
    preloader: { letters: ['س'] },
    profile: {
      work: [{ name: 'الميناء', position: 'مطوّرة', startDate: '2021', keywords: ['HTML', 'CSS'] }],
    },
    sections: [
      { type: 'hero', id: 'home', tag: 'سلمى', jobTitle: 'مطوّرة', tagline: 'معًا.' },
      { type: 'experience', id: 'jobs', heading: 'العمل', presentLabel: 'الآن' },
    ],
  })
  const { 'llms.txt': found } = createCrawlerFiles(content, '/')
  expect(found).toContain('- مطوّرة، الميناء، 2021 – الآن (HTML، CSS)\n')
})

test.each([
  ['an address that is published', { publish: ['email'] }, {}, ['About', 'Write']],
  ['an address of the contact section', {}, { mailAddress: 'ada@ada.dev' }, ['About', 'Write']],
  ['an address in place of the form', {}, { to: 'mail' }, ['About', 'Write']],
  ['another address', {}, { mailAddress: 'hi@ada.dev' }, ['Write']],
  ['a private address', {}, {}, []],
])('%s is where the page shows it', (_case, person, fields, shown) => {
  const content = parsePortfolio({
    site: { title: 'Ada', description: 'Words.' },
    schemaVersion: 2,
    preloader: { letters: ['A'] },
    profile: { summary: 'I build.', email: 'ada@ada.dev', ...person },
    sections: [
      { type: 'hero', id: 'home', tag: 'ADA', jobTitle: 'Developer', tagline: 'In sync.' },
      { type: 'about', id: 'about', heading: 'About' },
      { type: 'contact', id: 'contact', heading: 'Write', backend: '/', ...fields },
    ],
  })
  const { 'llms.txt': found = '' } = createCrawlerFiles(content, '/')
  const parts = found.split('\n## ').filter((part) => /@ada\.dev/u.test(part))
  expect(parts.map((part) => part.split('\n')[0])).toEqual(shown)
})

test('a page of the owner is in the site map and in the list of texts', () => {
  const page = {
    path: 'uses/',
    heading: 'Uses',
    name: 'My uses',
    description: 'Tools.',
    blocks: [],
  }
  const ownPages = [page, { ...page, path: 'imprint/', name: 'Imprint', description: undefined }]
  const files = createCrawlerFiles(
    { ...makeContent({ url: 'https://example.org/' }), ownPages },
    '/',
  )
  expect(files['sitemap.xml']).toContain('<loc>https://example.org/uses/</loc>')
  expect(files['llms.txt']).toContain(
    '- [My uses](https://example.org/uses/): Tools.\n- [Imprint](https://example.org/imprint/)\n',
  )
  const { 'llms.txt': local } = createCrawlerFiles({ ...makeContent({}), ownPages }, '/')
  expect(local).toContain('- My uses: Tools.\n- Imprint\n')
})

test.each([
  ['with an address, it is that of the site', 'https://example.org/me', 'https://example.org/me/'],
  ['without one, it begins with the base path', undefined, '/portfolio/'],
])('a link of the texts to the site itself is complete: %s', (_case, url, root) => {
  const socialLinks = ['/resume.pdf', '#contact', '/'].map((path, index) => ({
    id: `link-${index}`,
    network: path,
    url: path,
  }))
  const content = { ...makeContent(url === undefined ? {} : { url }), socialLinks }
  const { 'llms.txt': written } = createCrawlerFiles(content, '/portfolio/')
  expect(written).toContain(
    `- [/resume.pdf](${root}resume.pdf)\n- [#contact](${root}#contact)\n- [/](${root})\n`,
  )
})
