import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  expect(out).toContain('Left out of the résumé: work.0.team.')
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
      'The résumé has no name in "basics", so the page says "Your name": write yours in "profile" and "site" of content/portfolio.json.',
    )
    const content = () => readFileSync(join(site, 'content/portfolio.json'), 'utf8')
    expect(content()).toContain('"name": "Your name"')
    rmSync(site, { recursive: true })
    const named = await makeSite(folder.path, '--from', resume, '--name', 'Grace')
    expect(named.out.join()).not.toContain('no name')
    expect(content()).not.toContain('Your name')
  },
)

test('a new site cannot be inside the content that it takes over', async () => {
  cpSync(join(engineFolder, 'fixtures/hero-alone'), folder.path, { recursive: true })
  expect(await makeSite(folder.path, '--from', folder.path)).toMatchObject({
    code: 2,
    error: [expect.stringMatching(/cannot be inside/u)],
  })
})
