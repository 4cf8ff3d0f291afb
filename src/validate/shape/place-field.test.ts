import { describe, expect, test } from 'vitest'

import { listHelps, writeTheme } from '#fixtures/list-helps.ts'
import { hero, writeContent, writeConversation, options } from '#fixtures/small-content.ts'

import { validatePortfolio } from '../validate-portfolio.ts'

/** The help and the suggestion of each field that the model does not know. */
function listAdvice(text: string) {
  const { problems } = validatePortfolio(text, options)
  return problems
    .filter(({ code }) => code === 'content/unknown-key')
    .map(({ help, suggestion }) => suggestion ?? help)
}

const writeTop = (rest: string) => writeContent({ rest })
const writeProfile = (rest: string) => writeContent({ rest: `"profile": { ${rest} }` })
const writeProject = (rest: string) =>
  writeProfile(`"projects": [{ "id": "a", "name": "A", ${rest} }]`)
const writeSection = (type: string, rest: string) =>
  writeContent({ sections: `{ "type": "${type}", "id": "a", "heading": "A", ${rest} }` })
const writeScene = (rest: string) =>
  writeContent({ sections: writeConversation(`{ "intro": { ${rest} } }`) })

test.each([
  ['a name of the owner at the top', writeTop('"name": "Ada"'), 'Write it in "profile".'],
  ['jobs at the top', writeTop('"work": []'), 'Write it in "profile".'],
  ['a job title at the top', writeTop('"label": "Developer"'), 'Write it in "profile".'],
  ['a scheme at the top', writeTop('"scheme": "light"'), 'Write it in "theme".'],
  ['an accent at the top', writeTop('"accent": "#7c3aed"'), 'Write it in "theme".'],
  ['a language at the top', writeTop('"language": "de"'), 'Write it in "site".'],
  [
    'a field of a section at the top',
    writeTop('"tagline": "Words."'),
    'Write it in the section "home".',
  ],
  [
    'the positions of a job',
    writeProfile('"work": [{ "name": "A", "positions": [{ "title": "B" }] }]'),
    'Write one record for each position, with the same "name": the page shows them together.',
  ],
  ['a scheme in the profile', writeProfile('"scheme": "light"'), 'Write it in "theme".'],
  ['a theme in the profile', writeProfile('"theme": {}'), 'Write it beside "profile", not in it.'],
  [
    'basics in the profile',
    writeProfile('"basics": { "name": "Ada", "label": "Developer" }'),
    'Run "npm run new -- ../my-site --from resume.json" to make a site of a JSON Resume, or write the fields of "basics" directly in "profile".',
  ],
  [
    'basics at the top',
    writeTop('"basics": { "name": "Ada", "label": "Developer" }'),
    'Write its fields directly in "profile".',
  ],
  [
    'projects in their section',
    writeSection('projects', '"projects": [{ "name": "A" }]'),
    'Write it in "profile".',
  ],
  [
    'jobs in their section',
    writeSection('experience', '"jobs": [{ "name": "A" }]'),
    'Write it in "profile", as "work" or "volunteer".',
  ],
  [
    'groups in a section of skills',
    writeSection('skill-groups', '"groups": [{ "name": "A" }]'),
    'Write it in "profile", as "skills".',
  ],
  [
    'the schema of a JSON Resume in the profile',
    writeProfile('"$schema": "https://resume.example/schema.json"'),
    'Delete it.',
  ],
  [
    'a section beside the list',
    writeTop('"about": { "heading": "x" }'),
    'Write it in "sections", as { "type": "about", "heading": "x" }.',
  ],
  [
    'a section without a field',
    writeTop('"hero": {}'),
    'Write it in "sections", as { "type": "hero" }.',
  ],
  [
    'a section of records',
    writeTop('"projects": { "heading": "Work", "show": ["atlas"] }'),
    'Write it in "sections", as { "type": "projects", "heading": "Work", "show": ["atlas"] }.',
  ],
  [
    'a section under another name',
    writeTop('"caseStudies": { "heading": "Work" }'),
    'Write it in "sections", as { "type": "projects", "heading": "Work" }.',
  ],
  [
    'a long section',
    writeTop(`"contact": { "heading": "Contact", "intro": "${'a'.repeat(150)}" }`),
    'Write it in "sections", as { "type": "contact" } with its fields beside that.',
  ],
  [
    'what the profile has about contacts',
    writeTop('"contact": { "email": "ada@ada.dev" }'),
    'Write its fields directly in "profile".',
  ],
  [
    'a field of nothing',
    writeTop('"zebra": {}'),
    'Delete it. Fields that could be here: "profile", "theme", "scrolling", "socialLinks", "footer", "projectPages", "notFound", "labels".',
  ],
  [
    'a field of nothing in a project',
    writeProject('"description": "B.", "colour": "red"'),
    'Delete it. Fields that could be here: "highlights", "keywords", "startDate", "endDate", "url", "links", "roles", "entity", "type", "status", "featured", "images" and others.',
  ],
  [
    'the code of a project',
    writeProject('"description": "B.", "repo": "https://github.com/ada/atlas"'),
    'Write it in "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }].',
  ],
  [
    'the code of a project as a package names it',
    writeProject('"description": "B.", "repository": { "type": "git", "url": "https://x.dev/a" }'),
    'Write it in "links": [{ "label": "Code", "url": "https://x.dev/a" }].',
  ],
  [
    'an address without https://',
    writeProject('"description": "B.", "github": "github.com/ada/atlas"'),
    'Write it in "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }].',
  ],
  [
    'a second link beside "links"',
    writeProject('"description": "B.", "links": [], "demo": "soon"'),
    'Write it in "links": [{ "label": "Demo", "url": "https://example.org" }].',
  ],
  [
    'a link beside an address',
    writeProject('"description": "B.", "url": "https://x.dev", "link": "https://y.dev"'),
    'Write it in "links": [{ "label": "Site", "url": "https://y.dev" }].',
  ],
  [
    'jobs at the top under another name',
    writeTop('"jobs": [{}]'),
    'Write it in "profile", as "work".',
  ],
  [
    'a recording of a talk',
    writeProfile('"talks": [{ "title": "A", "event": "B", "video": "https://v.dev/1" }]'),
    'Write it in "links": [{ "label": "Video", "url": "https://v.dev/1" }].',
  ],
  [
    'the slides of a talk among the files of the site',
    writeProfile('"talks": [{ "title": "A", "event": "B", "slides": "/talk.pdf" }]'),
    'Write it in "links": [{ "label": "Slides", "url": "/talk.pdf" }].',
  ],
  [
    'the code of a site at GoatCounter',
    writeContent({
      site: '{ "title": "A", "description": "B.", "url": "https://ada.dev/", "analytics": { "service": "goatcounter", "code": "mara" } }',
    }),
    'Write it in "url": "https://mara.goatcounter.com".',
  ],
  [
    'a field of a form service',
    writeSection(
      'contact',
      '"to": { "url": "https://api.web3forms.com/submit", "access_key": "1d3b5c7e" }',
    ),
    'Write it in "fields": { "access_key": "1d3b5c7e" }.',
  ],
])('the help about %s says where it belongs', (_, text, advice) => {
  expect(listAdvice(text)).toEqual([advice])
})

describe('a field of another tool is told its place and its name there', () => {
  test.each([
    [{ rest: '"colorScheme": "dark"' }, 'Write it in "theme", as "scheme".'],
    [{ rest: '"lang": "en"' }, 'Write it in "site", as "language".'],
    [{ rest: '"bio": "I build."' }, 'Write it in "profile", as "summary".'],
    [
      { site: '{ "title": "A", "description": "B.", "colorScheme": "light" }' },
      'Write it in "theme", as "scheme".',
    ],
    [{ rest: '"navigation": "Sections"' }, 'Write it in "labels".'],
    [
      { rest: '"links": [{ "label": "A", "url": "https://a.dev" }]' },
      'Write it as "socialLinks" for your pages elsewhere, or in "footer" for links at the end of each page.',
    ],
  ])('%j', (parts, help) => {
    expect(listHelps(writeContent(parts))).toEqual([help])
  })
})

test('fields one level too deep are one problem', () => {
  const theme = '{ "theme": { "scheme": "dark", "accent": "#7c3aed" } }'
  expect(listHelps(writeTheme(theme))).toEqual(['Write its fields directly in "theme".'])
})

test.each(['socialLinks', 'theme'])('"%s" in a section belongs beside the sections', (field) => {
  const sections = hero.replace('{', `{ "${field}": ["https://github.com/ada"],`)
  expect(listHelps(writeContent({ sections }))).toEqual([
    `Write "${field}" beside "sections", outside of them.`,
  ])
})

test.each([
  [writeProject('"tags": ["A"], "image": "media/a.png"'), ['keywords', 'images']],
  [writeProfile('"projects": [{ "id": "a", "title": "A" }]'), ['name']],
  [
    writeProfile(
      '"work": [{ "id": "a", "company": "A", "title": "B", "start": "2020", "end": "2021" }]',
    ),
    ['name', 'position', 'startDate', 'endDate'],
  ],
  [writeTop('"theme": { "primary": "#7c3aed", "mode": "dark" }'), ['accent', 'scheme']],
  [writeTop('"theme": { "background": "#000000" }'), ['ground']],
  [writeTop('"socials": []'), ['socialLinks']],
  [writeScene('"text": ["Hello."], "ending": true'), ['lines']],
  [writeScene('"text": ["Hello."], "next": { "yes": "intro" }'), ['lines']],
  [writeScene('"lines": ["Hello."], "end": true'), ['ending']],
  [
    writeScene('"lines": ["A."], "text": "B.", "ending": true'),
    ['"lines" is there already: write this there, or delete it.'],
  ],
  [
    writeScene(
      '"lines": ["A."], "ending": true, "link": { "label": "B", "url": "/" }, "links": []',
    ),
    ['"link" is there already: write this there, or delete it.'],
  ],
  [
    writeProject('"technologies": ["A"], "summary": "B.", "year": "2024"'),
    ['keywords', 'description', 'startDate'],
  ],
  [
    writeProject('"description": "B.", "tech": ["A"], "stack": ["B"]'),
    ['keywords', '"keywords" is there already: write this there, or delete it.'],
  ],
  [
    writeProject('"description": "B.", "date": "2024", "link": "https://x.dev"'),
    ['startDate', 'url'],
  ],
  [writeProject('"description": "B.", "link": [{ "label": "A", "url": "/" }]'), ['links']],
  [writeProfile('"publications": [{ "title": "A", "date": "2024" }]'), ['name', 'releaseDate']],
  [writeProfile('"publications": [{ "name": "A", "year": "2024" }]'), ['releaseDate']],
  [writeProfile('"talks": [{ "title": "A", "event": "B", "year": "2024" }]'), ['date']],
  [
    writeProfile('"education": [{ "school": "A", "degree": "B" }, { "university": "A" }]'),
    ['institution', 'studyType', 'institution'],
  ],
  [
    writeTop(
      '"theme": { "fonts": { "heading": "archivo", "body": "archivo", "code": "sometype-mono" } }',
    ),
    ['display', 'text', 'mono'],
  ],
  [writeTop('"theme": { "fonts": { "headings": "archivo" } }'), ['display']],
  [writeTop('"theme": { "fonts": { "title": "archivo" } }'), ['display']],
  [writeContent({ preloader: '{ "text": "Ada" }' }), ['letters']],
  [writeProfile('"experience": []'), ['work']],
  [writeProfile('"workExperience": []'), ['work']],
  [writeProfile('"employmentHistory": []'), ['work']],
  [writeProfile('"links": ["https://ada.dev"]'), ['profiles']],
  [writeProfile('"skills": [{ "group": "A", "keywords": ["B"] }]'), ['name']],
  [writeProfile('"publications": [{ "name": "A", "by": "B" }]'), ['publisher']],
  [writeProfile('"certificates": [{ "name": "A", "by": "B" }]'), ['issuer']],
  [writeProfile('"awards": [{ "title": "A", "by": "B" }]'), ['awarder']],
  [writeProfile('"talks": [{ "title": "A", "venue": "B" }]'), ['event']],
  [writeProfile('"jobs": []'), ['work']],
  [writeProfile('"mail": "ada@ada.dev"'), ['email']],
  [writeProfile('"emailAddress": "ada@ada.dev"'), ['email']],
  [writeProfile('"talks": [{ "name": "A", "conference": "B" }]'), ['title', 'event']],
  [writeProfile('"education": [{ "name": "A" }]'), ['institution']],
  [writeProject('"description": "B.", "client": "C", "thumbnail": []'), ['entity', 'images']],
])('a name of another tool is understood: %s', (text, meant) => {
  expect(listAdvice(text)).toEqual(meant)
})

/** The profile as the example of JSON Resume has it. */
const resume = `{
  "$schema": "https://resume.example/schema.json",
  "basics": {
    "name": "Ada Lovelace", "label": "Developer", "image": "", "email": "ada@ada.dev",
    "phone": "(912) 555-4321", "url": "", "summary": "",
    "location": { "address": "2712 Broadway St", "postalCode": "", "city": "Oslo", "countryCode": "US", "region": "" },
    "profiles": [{ "network": "GitHub", "username": "ada", "url": "https://github.com/ada" }]
  },
  "work": [{ "name": "A", "position": "B", "url": "", "startDate": "2013-01-01", "endDate": "", "highlights": ["C"] }],
  "volunteer": [{ "organization": "A", "position": "B", "startDate": "2012-01-01", "endDate": "2013-01-01" }],
  "education": [{ "institution": "A", "area": "B", "studyType": "C", "startDate": "2011-01-01", "score": "4.0", "courses": ["D"] }],
  "awards": [{ "title": "A", "date": "2014-11-01", "awarder": "B", "summary": "C." }],
  "publications": [{ "name": "A", "publisher": "B", "releaseDate": "2014-10-01" }],
  "skills": [{ "name": "A", "level": "B", "keywords": ["C"] }],
  "languages": [{ "language": "A", "fluency": "B" }],
  "references": [{ "name": "A", "reference": "B." }],
  "projects": [{ "name": "A", "startDate": "2019-01-01", "description": "B.", "highlights": ["C"] }],
  "meta": { "version": "v1.0.0" }
}`

test('a pasted resume.json is valid after every report is followed once', () => {
  const sections = '{ "type": "hero", "tagline": "Hello." }'
  const { problems } = validatePortfolio(
    writeContent({ sections, rest: `"profile": ${resume}` }),
    options,
  )
  expect(problems.map(({ pointer, help }) => `${pointer}: ${help.slice(0, 10)}`)).toEqual([
    '/profile/$schema: Delete it.',
    '/profile/basics: Run "npm r',
    ...['image', 'url', 'summary', 'location/postalCode', 'location/region'].map(
      (field) => `/profile/basics/${field}: Delete it,`,
    ),
    '/profile/work/0/url: Delete it,',
    '/profile/meta: Delete it.',
  ])
  const unwanted = new Set(['$schema', 'meta'])
  const { basics, ...records }: Readonly<Record<string, object>> = JSON.parse(
    resume,
    (key, value: unknown) => (unwanted.has(key) || value === '' ? undefined : value),
  )
  const followed = JSON.stringify({ ...basics, ...records })
  const { problems: left } = validatePortfolio(
    writeContent({ sections, rest: `"profile": ${followed}` }),
    options,
  )
  expect(left.map(({ code }) => code)).toEqual(['profile/not-shown'])
})

test('a field that the profile has beside "basics" is kept, and problems are where they are written', () => {
  const text = writeProfile('"name": "Ada", "basics": { "name": 5, "emial": "a", "location": 5 }')
  const { problems } = validatePortfolio(text, options)
  expect(problems.map(({ pointer, suggestion }) => [pointer, suggestion])).toEqual([
    ['/profile/basics', undefined],
    ['/profile/basics/emial', 'email'],
    ['/profile/basics/emial', undefined],
    ['/profile/basics/location', undefined],
  ])
})
