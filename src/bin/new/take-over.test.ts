import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

import {
  listFiles,
  listOthers,
  makeSite,
  siteName,
  useFolder,
  validateSite,
} from './site-for-tests.ts'

const folder = useFolder()

test('--from takes over a content with all of its files, and leaves secrets', async () => {
  const cloned = join(folder.path, 'clone')
  const real = join(engineFolder, 'fixtures/real-edit')
  cpSync(real, join(cloned, 'content'), { recursive: true })
  mkdirSync(join(cloned, 'public'))
  writeFileSync(join(cloned, 'public/cv.pdf'), 'CV')
  writeFileSync(join(cloned, 'style.css'), 'h2 { color: red }')
  mkdirSync(join(cloned, 'sections/timeline'), { recursive: true })
  writeFileSync(join(cloned, 'sections/timeline/schema.ts'), 'export {}')
  writeFileSync(join(cloned, 'README.md'), 'Of the clone')
  writeFileSync(join(cloned, '.env'), 'MAIL_TO=ines@okafor.example.org')
  const { site, code, out } = await makeSite(folder.path, '--from', join(cloned, 'content'))
  expect({ code, out }).toMatchObject({
    code: 0,
    out: [{}, expect.stringMatching(/\.env, which/u), {}, {}, {}, {}],
  })
  expect(listFiles(site)).toEqual(
    expect.arrayContaining(['public/cv.pdf', 'sections/timeline/schema.ts', 'style.css']),
  )
  expect(listFiles(site)).not.toContain('.env')
  expect(readFileSync(join(site, 'README.md'), 'utf8')).not.toContain('Of the clone')
  expect(readFileSync(join(site, 'content/portfolio.json'), 'utf8')).toBe(
    readFileSync(join(real, 'portfolio.json'), 'utf8').replace(
      '../../schema/',
      '../node_modules/@folio-page/folio/schema/',
    ),
  )
  expect(listFiles(join(site, 'content'))).toEqual(listFiles(real))
  expect(validateSite(site).problems).toEqual([])
})

test('--from leads the content of a second language, and no other file, to the schema of the package', async () => {
  const content = join(folder.path, 'clone/content')
  cpSync(join(engineFolder, 'fixtures/hero-alone'), content, { recursive: true })
  for (const name of ['sv', 'animations']) mkdirSync(join(content, name))
  const texts = {
    'sv/portfolio.json': '{ "$schema": "../../schema/portfolio.schema.json", "schemaVersion": 2 }',
    'portfolio.de.json': '{ "$schema": "../schema/portfolio.schema.json", "schemaVersion": 2 }',
    'portfolio.fr.json': '{ "schemaVersion": 2 }',
    'animations/portfolio.json': '{ "$schema": "https://example.org/animation.json" }',
  }
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(content, path), text)
  const { site, code } = await makeSite(folder.path, '--from', content)
  const schema = '../node_modules/@folio-page/folio/schema/portfolio.schema.json'
  const read = (path: string) => readFileSync(join(site, 'content', path), 'utf8')
  expect({ code, texts: Object.keys(texts).map(read) }).toEqual({
    code: 0,
    texts: [
      `{ "$schema": "../${schema}", "schemaVersion": 2 }`,
      `{ "$schema": "${schema}", "schemaVersion": 2 }`,
      texts['portfolio.fr.json'],
      texts['animations/portfolio.json'],
    ],
  })
})

test.each([
  ['media/keys', '../../outside', 'is a link that leads out of'],
  ['media/a.md', '../../outside/id', 'is a link that leads out of'],
  ['media/a.png', 'gone.png', 'is a link that leads nowhere'],
  ['media/loop', '.', 'is a link to a folder that it is in'],
  ['media/two', '../stories', 'is a link to a folder that it is in'],
])('--from with a link from %s to %s is refused before anything is written', async (...row) => {
  const [name, target, sentence] = row
  const content = join(folder.path, 'clone/content')
  cpSync(join(engineFolder, 'fixtures/hero-alone'), content, { recursive: true })
  for (const each of ['media', 'stories', '../outside']) {
    mkdirSync(join(content, each), { recursive: true })
  }
  writeFileSync(join(content, '../outside/id'), 'secret')
  symlinkSync('../media', join(content, 'stories/back'))
  rmSync(join(content, name), { force: true })
  symlinkSync(target, join(content, name))
  const { site, code, error } = await makeSite(folder.path, '--from', content)
  expect({ code, error }).toEqual({ code: 2, error: [expect.stringContaining(sentence)] })
  expect(existsSync(site)).toBe(false)
})

test('--from copies what a link inside of the content leads to', async () => {
  const content = join(folder.path, 'clone/content')
  cpSync(join(engineFolder, 'fixtures/hero-alone'), content, { recursive: true })
  mkdirSync(join(content, 'notes'))
  writeFileSync(join(content, 'notes/a.md'), 'A')
  symlinkSync('notes', join(content, 'stories'))
  symlinkSync('a.md', join(content, 'notes/b.md'))
  const { site, error } = await makeSite(folder.path, '--from', content)
  expect(error).toEqual([])
  expect(readFileSync(join(site, 'content/stories/b.md'), 'utf8')).toBe('A')
})

test('--from may name the content file', async () => {
  const file = 'fixtures/real-edit/portfolio.json'
  const { site, error } = await makeSite(folder.path, '--from', file)
  expect(error).toEqual([])
  expect(listFiles(join(site, 'content'))).toEqual(
    listFiles(join(engineFolder, 'fixtures/real-edit')),
  )
})

test('another name of a content file is refused', async () => {
  const file = join(folder.path, 'old.json')
  cpSync(join(engineFolder, 'fixtures/hero-alone/portfolio.json'), file)
  expect(await makeSite(folder.path, '--from', file)).toMatchObject({
    code: 2,
    error: [expect.stringContaining('is a content file. Name its folder')],
  })
})

test.each([
  ['[]', 'is not a JSON Resume: it is not an object { }.'],
  ['{ "sections": [', 'is not valid JSON.'],
  ['{"work": []}', 'is not a JSON Resume: it has no "basics".'],
])('%s is no content, whatever the name of its file', async (text, refusal) => {
  const file = join(folder.path, 'portfolio.json')
  writeFileSync(file, text)
  expect(await makeSite(folder.path, '--from', file)).toMatchObject({
    code: 2,
    error: [expect.stringContaining(refusal)],
  })
})

test('--from with a host writes it, and leaves the form to the owner', async () => {
  const { site, out } = await makeSite(
    folder.path,
    '--from',
    'fixtures/real-edit',
    '--host',
    'github-pages',
  )
  expect(out[1]).toBe('The content has 1 error: "npm run validate" says how to correct it.')
  expect(listOthers(site)).toContain('.github/workflows/deploy.yml')
  expect(validateSite(site).problems.map(({ code }) => code)).toEqual(['contact/dead-form'])
})

test('--from takes over a JSON Resume, with an id for each record and a section for each list', async () => {
  const resume = join(folder.path, 'resume.json')
  const basics = { name: 'Grace Hopper', label: 'Engineer', phone: '', email: 'grace@navy.example' }
  const work = [{ name: 'Navy', position: 'Admiral', startDate: '1943-12', endDate: '', team: 4 }]
  const projects = [{ name: 'A-0' }]
  writeFileSync(resume, JSON.stringify({ basics, work, projects, meta: { version: 'v1' } }))
  const { site, out } = await makeSite(folder.path, '--from', resume)
  expect(out).toContain('Left out of the résumé: work.0.team (line 1). Folio has no such field.')
  const { portfolio, problems } = validateSite(site)
  // The words above the form are those of a starter.
  expect(problems.map(({ code }) => code)).toEqual(['site/no-url', 'sample/words'])
  expect(portfolio).toMatchObject({
    profile: {
      name: 'Grace Hopper',
      work: [{ id: 'navy', startDate: '1943-12' }],
      projects: [{ id: 'a-0' }],
    },
    sections: ['hero', 'experience', 'projects', 'contact'].map((type) => ({ type })),
  })
})

/** The profile that `--from` makes of a résumé, and what it says about it. */
async function takeOver(resume: object) {
  const file = join(folder.path, 'resume.json')
  writeFileSync(file, JSON.stringify(resume, null, 2))
  const { site, out } = await makeSite(folder.path, '--from', file)
  const { portfolio, problems } = validateSite(site)
  return {
    portfolio,
    profile: portfolio?.profile,
    errors: problems.filter(({ severity }) => severity === 'error'),
    left: out.filter((line) => line.startsWith('Left out')),
    out,
  }
}

test('--from reads the older names of a JSON Resume, dates in words and addresses without https', async () => {
  const found = await takeOver({
    basics: {
      name: 'Mara Lind',
      email: 'mara@lind.example',
      summary: 'I build maps.',
      website: 'maralind.example',
      profiles: [
        { network: 'GitHub', username: 'mara' },
        { network: 'LinkedIn', username: 'mara', url: 'linkedin.com/in/mara' },
      ],
    },
    work: [
      {
        company: 'Klarna',
        position: 'Developer',
        website: 'https://klarna.example',
        startDate: 'Aug 2017',
        endDate: 'March 2021',
      },
      { name: 'Tink', position: 'Developer', startDate: '2017-8', endDate: 'Present' },
    ],
    education: [{ institution: 'KTH', degree: 'MSc', gpa: '4.0' }],
  })
  expect(found).toMatchObject({
    left: [],
    errors: [],
    profile: {
      url: 'https://maralind.example',
      profiles: [{ url: 'https://github.com/mara' }, { url: 'https://linkedin.com/in/mara' }],
      work: [
        {
          name: 'Klarna',
          url: 'https://klarna.example',
          startDate: '2017-08',
          endDate: '2021-03',
        },
        { name: 'Tink', startDate: '2017-08' },
      ],
      education: [{ studyType: 'MSc', score: '4.0' }],
    },
  })
})

const makeJob = (name: string, rest: object) => ({ company: name, position: 'Developer', ...rest })

test('--from names each record that it leaves out, with the reason, and fields as the file has them', async () => {
  const years = { startDate: '2020' }
  const { profile, left } = await takeOver({
    basics: {
      name: 'Mara',
      email: 'mara@lind.example',
      picture: 'https://x.example/me.jpg',
      profiles: [{ network: 'Forum' }],
    },
    work: [
      makeJob('Spotify', {}),
      makeJob('Ikea', { startDate: 'one day' }),
      { position: 'Writer', ...years },
      makeJob('Tink', { ...years, mood: 'good', website: 'not an address' }),
      makeJob('Klarna', { ...years, highlights: ['', 'A', 5, null, 'B', 6] }),
    ],
    references: [{ name: 'Ann' }, 'Bo', 7],
  })
  expect(left).toEqual([
    'Left out of the résumé: the profile link "Forum" (line 7): it has no address.',
    'Left out of the résumé: the job at Spotify (line 13): it has no start date.',
    'Left out of the résumé: the job at Ikea (line 17): its start date cannot be "one day". Write a year, a month or a day, as "2024", "2024-05" or "2024-05-31".',
    'Left out of the résumé: work.2 (line 22): it has no name.',
    'Left out of the résumé: the reference "Ann" (line 48): it has no reference.',
    'Left out of the résumé: the reference "Bo" (line 51): it has no reference.',
    'Left out of the résumé: references.2 (line 52): it is not an object { }.',
    'Left out of the résumé: basics.picture (line 5). Name a still picture in the folder "media", as "media/name.jpg": png, jpg, webp, avif or svg.',
    'Left out of the résumé: work.3.website (line 31). Use an https:// address, an email address, a number such as "+47 22 00 00 00", a /path or an #anchor.',
    'Left out of the résumé: work.3.mood (line 30). Folio has no such field.',
    'Left out of the résumé: work.4.highlights.2 (line 40), work.4.highlights.5 (line 43). Write text in quotes.',
  ])
  expect(profile).toMatchObject({ work: [{ name: 'Tink' }, { name: 'Klarna' }] })
})

test('--from names every field that it leaves out, however many there are, and says where to write them', async () => {
  const moods = Array.from({ length: 30 }, (_, index) => `mood${index}`)
  const { left, out } = await takeOver({
    basics: { name: 'Mara', email: 'mara@lind.example' },
    work: [
      {
        ...makeJob('Tink', { startDate: '2020' }),
        ...Object.fromEntries(moods.map((mood) => [mood, 1])),
      },
    ],
  })
  expect(left.join()).toContain('work.0.mood29 (line 40)')
  expect(out).toContain(
    'Write what you want of it in "profile" of content/portfolio.json, in the words or the length that fit.',
  )
})

test('--from names what a résumé has both in "basics" and beside it', async () => {
  const { profile, left } = await takeOver({
    basics: {
      name: 'Mara',
      email: 'mara@lind.example',
      label: '',
      profiles: [{ network: 'GitHub', username: 'mara' }],
    },
    name: 'Mara Lind',
    label: 'Developer',
    profiles: { github: 'mara' },
  })
  expect(left).toEqual([
    'Left out of the résumé: name (line 13), profiles (line 15). It is in "basics", too.',
  ])
  expect(profile).toMatchObject({
    name: 'Mara',
    label: 'Developer',
    profiles: [{ url: 'https://github.com/mara' }],
  })
})

test('--from reads lists by the names that other tools have for them, and loses none', async () => {
  const job = { company: 'Tink', title: 'Developer', from: 'Mar 2019', to: 'Jun 2020' }
  const basics = { name: 'Mara', email: 'mara@lind.example' }
  const { profile, left } = await takeOver({
    basics,
    experience: [job],
    certifications: [{ title: 'CKA', authority: 'CNCF', date: 'Mar 2020' }],
    employment: [{ ...job, company: 'Klarna' }],
  })
  expect(left).toEqual(['Left out of the résumé: employment (line 21). Folio has no such field.'])
  expect(profile).toMatchObject({
    work: [{ name: 'Tink', position: 'Developer', startDate: '2019-03', endDate: '2020-06' }],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2020-03' }],
  })
})

test('--from takes the address of a profile that stands alone, or in place of the user name', async () => {
  const { profile, left } = await takeOver({
    basics: {
      name: 'Mara',
      email: 'mara@lind.example',
      profiles: [
        'https://gitlab.com/mara',
        { network: 'LinkedIn', username: 'https://linkedin.com/in/mara' },
      ],
    },
  })
  expect(left).toEqual([])
  expect(profile?.profiles?.map(({ url }) => url)).toEqual([
    'https://gitlab.com/mara',
    'https://linkedin.com/in/mara',
  ])
})

test('--from reads months of other languages, and countries in small letters', async () => {
  const job = {
    company: 'Tink',
    position: 'Entwickler',
    startDate: 'März 2019',
    endDate: 'mai 2020',
  }
  const basics = {
    name: 'Mara',
    summary: 'I map.',
    email: 'mara@lind.example',
    location: { city: 'Lund', countryCode: 'se' },
  }
  const { profile, left } = await takeOver({ basics, work: [job] })
  expect(left).toEqual([])
  expect(profile).toMatchObject({
    location: { city: 'Lund', countryCode: 'SE' },
    work: [{ startDate: '2019-03', endDate: '2020-05' }],
  })
})

test('--from says what a part lacks that it leaves out', async () => {
  const image = { src: 'media/me.png' }
  const { left } = await takeOver({ basics: { name: 'Mara', email: 'mara@lind.example', image } })
  expect(left).toEqual(['Left out of the résumé: basics.image (line 5). It has no "alt".'])
})

test('--from says that a job whose end it cannot read continues today', async () => {
  const { left } = await takeOver({
    basics: { name: 'Mara', email: 'mara@lind.example' },
    work: [makeJob('Tink', { startDate: '2012', endDate: 'Spring 2014' })],
  })
  expect(left).toEqual([
    'Left out of the résumé: work.0.endDate (line 11). Write a year, a month or a day, as "2024", "2024-05" or "2024-05-31". Without it, this continues today.',
  ])
})

test('--from shortens a list that is too long, and says so', async () => {
  const { profile, left } = await takeOver({
    basics: { name: 'Mara', email: 'mara@lind.example' },
    languages: Array.from({ length: 22 }, (_, index) => ({ language: `Language ${index}` })),
  })
  expect(left).toEqual([
    'Left out of the résumé: languages.20 and later (line 6). Write at most 20 items.',
  ])
  expect(profile?.languages).toHaveLength(20)
})

test('--from shows the words of a long name that fit, and cuts no title', async () => {
  const name = 'María Fernanda Rodríguez de la Cruz'
  const label = 'Lead engineer for the maps of ferries and trains'
  const { errors, portfolio } = await takeOver({
    basics: { name, label, email: 'maria@cruz.example' },
  })
  expect(errors).toEqual([])
  expect(portfolio).toMatchObject({
    site: { title: name },
    profile: { name },
    sections: [{ tag: 'María Fernanda Rodríguez' }, {}],
  })
})

test('--from gives two records of one name ids of their own', async () => {
  const acme = { name: 'Acme', position: 'Developer', startDate: '2020' }
  const { profile, errors } = await takeOver({
    basics: { name: 'Mara', email: 'mara@lind.example' },
    work: [acme, { ...acme, position: 'Lead', startDate: '2022' }],
    awards: [{ title: 'Best page' }, { title: 'Best page' }],
  })
  expect(errors).toEqual([])
  expect(profile?.work?.map(({ id }) => id)).toEqual(['acme', 'acme-2'])
})

test('--from invents no text for a project without a description', async () => {
  const { profile, errors } = await takeOver({
    basics: { name: 'Mara', email: 'mara@lind.example' },
    projects: [{ name: 'Atlas' }],
  })
  expect(errors).toEqual([])
  expect(profile?.projects?.[0]?.description).toBeUndefined()
})

test('--from writes Markdown for the HTML of a résumé, and a tagline without either', async () => {
  const { portfolio, profile, errors } = await takeOver({
    basics: {
      name: 'Ada Lovelace',
      label: 'Engineer',
      summary: '<p>I <b>build</b> [engines](https://ada.dev/).</p><p>And more.</p>',
    },
    work: [
      {
        name: 'Acme',
        position: '<b>CTO</b>',
        startDate: '2020',
        highlights: ['<strong>Led</strong> us'],
      },
    ],
  })
  expect(errors).toEqual([])
  expect(portfolio?.site.description).toBe('I build engines.')
  expect(profile?.summary).toEqual([
    {
      paragraph: [
        'I ',
        { strong: ['build'] },
        ' ',
        expect.objectContaining({ link: ['engines'] }),
        '.',
      ],
    },
    { paragraph: ['And more.'] },
  ])
  expect(profile?.work?.[0]).toMatchObject({
    position: 'CTO',
    highlights: [[{ strong: ['Led'] }, ' us']],
  })
})

test('a section type that comes with a content is no error before the installation', async () => {
  const cloned = join(folder.path, 'clone')
  cpSync(join(engineFolder, 'fixtures/hero-alone'), join(cloned, 'content'), { recursive: true })
  const content = join(cloned, 'content/portfolio.json')
  const { sections, ...rest } = JSON.parse(readFileSync(content, 'utf8'))
  writeFileSync(content, JSON.stringify({ ...rest, sections: [...sections, { type: 'timeline' }] }))
  expect((await makeSite(folder.path, '--from', cloned)).out.join()).toContain('1 error')
  rmSync(join(folder.path, siteName), { recursive: true })
  mkdirSync(join(cloned, 'sections'))
  writeFileSync(join(cloned, 'sections/index.ts'), 'export const sections = []')
  expect((await makeSite(folder.path, '--from', cloned)).out.join()).not.toContain('error')
})

test.each([{ label: 'Engineer' }, { name: '', label: 'Engineer' }, { name: 7 }])(
  'a résumé with the basics %j has no name, and its owner is told where to write one',
  async (basics) => {
    const resume = join(folder.path, 'resume.json')
    writeFileSync(resume, JSON.stringify({ basics }))
    const { site, out } = await makeSite(folder.path, '--from', resume)
    expect(out).toContain(
      'No name was found in "basics" that the page can show, so it says "Your name": write yours in "profile" and "site" of content/portfolio.json.',
    )
    const readContent = () => readFileSync(join(site, 'content/portfolio.json'), 'utf8')
    expect(readContent()).toContain('"name": "Your name"')
    rmSync(site, { recursive: true })
    const named = await makeSite(folder.path, '--from', resume, '--name', 'Grace')
    expect(named.out.join()).not.toContain('No name')
    expect(readContent()).not.toContain('Your name')
  },
)

test('a job title that is too long is not said to be missing', async () => {
  const { out } = await takeOver({ basics: { name: 'Grace', label: 'Engineer '.repeat(12) } })
  expect(out.join()).toContain('basics.label (line 4). Write at most 80 characters.')
  expect(out.join()).toContain(
    'No job title was found in "label" of "basics" that the page can show',
  )
})

test('the owner of a résumé without a job title is told what the page says', async () => {
  const resume = join(folder.path, 'resume.json')
  writeFileSync(resume, JSON.stringify({ basics: { name: 'Grace', label: '' } }))
  const { site, out } = await makeSite(folder.path, '--from', resume)
  expect(out).toContain(
    'No job title was found in "label" of "basics" that the page can show, so it says "Developer": write yours in "profile" and "site" of content/portfolio.json.',
  )
  rmSync(site, { recursive: true })
  const titled = await makeSite(folder.path, '--from', resume, '--job-title', 'Admiral')
  expect(titled.out.join()).not.toContain('No job title')
})

test('a résumé without an email address makes a valid page, and its owner is told what it lacks', async () => {
  const { errors, portfolio, out } = await takeOver({ basics: { name: 'Grace', email: '' } })
  expect(errors).toEqual([])
  expect(portfolio?.sections.map(({ type }) => type)).toEqual(['hero'])
  expect(out.join()).toContain('No email address was found')
})

test('the email address of an option is enough for a contact section', async () => {
  const resume = join(folder.path, 'resume.json')
  writeFileSync(resume, JSON.stringify({ basics: { name: 'Grace' } }))
  const { site, out } = await makeSite(
    folder.path,
    '--from',
    resume,
    '--email',
    'grace@navy.example',
  )
  expect(out.join()).not.toContain('No email address')
  expect(validateSite(site).portfolio?.sections).toMatchObject([
    { type: 'hero' },
    { type: 'contact', mailAddress: 'grace@navy.example' },
  ])
})

test('a new site cannot be inside the content that it takes over', async () => {
  cpSync(join(engineFolder, 'fixtures/hero-alone'), folder.path, { recursive: true })
  expect(await makeSite(folder.path, '--from', folder.path)).toMatchObject({
    code: 2,
    error: [expect.stringMatching(/cannot be inside/u)],
  })
})

test('a résumé may begin with a byte order mark', async () => {
  const resume = join(folder.path, 'resume.json')
  writeFileSync(resume, `\uFEFF${JSON.stringify({ basics: { name: 'Grace Hopper' } })}`)
  expect(await makeSite(folder.path, '--from', resume)).toMatchObject({ code: 0, error: [] })
})

test.each([
  ['{\n  "basics": { "name": "Grace", }\n}', ':2:30 is not valid JSON. There is a comma'],
  ['{\n  "basics": { "name": "Grace"', ':2:29 is not valid JSON. The file ends'],
  ['[]', ' is not a JSON Resume: it is not an object { }.'],
])(
  'a résumé that cannot be read is refused with the line and the column: %j',
  async (text, sentence) => {
    const resume = join(folder.path, 'resume.json')
    writeFileSync(resume, text)
    expect(await makeSite(folder.path, '--from', resume)).toMatchObject({
      code: 2,
      error: [expect.stringContaining(`resume.json${sentence}`)],
    })
  },
)

test.each(['', 'basics:\n  name: Grace\n', '<!DOCTYPE html>', '\uFFFD\uFFFD{', '['.repeat(99)])(
  'a file that is no résumé at all, as %j, is not asked for the fields of a site',
  async (text) => {
    const resume = join(folder.path, 'resume.json')
    writeFileSync(resume, text)
    const { code, error } = await makeSite(folder.path, '--from', resume)
    expect(code).toBe(2)
    expect(error.join()).toMatch(/:1:\d+ is not valid JSON\. .* Name a JSON Resume, a UTF-8 file/u)
    expect(error.join()).not.toMatch(/schemaVersion|content file/u)
  },
)

test('an export of Reactive Resume, which has "sections" too, is no content file', async () => {
  const sections = { experience: { items: [{ company: 'Tink' }] } }
  const { profile, left } = await takeOver({
    basics: { name: 'Grace', email: 'g@navy.example' },
    sections,
  })
  expect(profile?.name).toBe('Grace')
  expect(left).toEqual(['Left out of the résumé: sections (line 6). Folio has no such field.'])
})
