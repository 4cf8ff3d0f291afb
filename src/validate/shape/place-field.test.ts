import { expect, test } from 'vitest'

import { writeContent, writeConversation, options } from '#fixtures/small-content.ts'

import { validatePortfolio } from '../validate-portfolio.ts'

/** The help and the suggestion of each field that the model does not know. */
function adviceFor(text: string) {
  const { problems } = validatePortfolio(text, options)
  return problems
    .filter(({ code }) => code === 'content/unknown-key')
    .map(({ help, suggestion }) => suggestion ?? help)
}

const top = (rest: string) => writeContent({ rest })
const profile = (rest: string) => writeContent({ rest: `"profile": { ${rest} }` })
const project = (rest: string) => profile(`"projects": [{ "id": "a", "name": "A", ${rest} }]`)
const section = (type: string, rest: string) =>
  writeContent({ sections: `{ "type": "${type}", "id": "a", "heading": "A", ${rest} }` })
const scene = (rest: string) =>
  writeContent({ sections: writeConversation(`{ "intro": { ${rest} } }`) })

test.each([
  ['a name of the owner at the top', top('"name": "Ada"'), 'Write it in "profile".'],
  ['jobs at the top', top('"work": []'), 'Write it in "profile".'],
  ['a job title at the top', top('"label": "Developer"'), 'Write it in "profile".'],
  ['a scheme at the top', top('"scheme": "light"'), 'Write it in "theme".'],
  ['an accent at the top', top('"accent": "#7c3aed"'), 'Write it in "theme".'],
  ['a language at the top', top('"language": "de"'), 'Write it in "site".'],
  [
    'a field of a section at the top',
    top('"tagline": "Words."'),
    'Write it in the section "home".',
  ],
  [
    'the positions of a job',
    profile('"work": [{ "name": "A", "positions": [{ "title": "B" }] }]'),
    'Write one record for each position, with the same "name": the page shows them together.',
  ],
  ['a scheme in the profile', profile('"scheme": "light"'), 'Write it in "theme".'],
  ['a theme in the profile', profile('"theme": {}'), 'Write it beside "profile", not in it.'],
  [
    'basics in the profile',
    profile('"basics": { "name": "Ada", "label": "Developer" }'),
    'Run "npm run new -- ../my-site --from resume.json" to make a site of a JSON Resume, or write the fields of "basics" directly in "profile".',
  ],
  [
    'basics at the top',
    top('"basics": { "name": "Ada", "label": "Developer" }'),
    'Write its fields directly in "profile".',
  ],
  [
    'projects in their section',
    section('projects', '"projects": [{ "name": "A" }]'),
    'Write it in "profile".',
  ],
  [
    'jobs in their section',
    section('experience', '"jobs": [{ "name": "A" }]'),
    'Write it in "profile", as "work" or "volunteer".',
  ],
  [
    'groups in a section of skills',
    section('skill-groups', '"groups": [{ "name": "A" }]'),
    'Write it in "profile", as "skills".',
  ],
  [
    'the schema of a JSON Resume in the profile',
    profile('"$schema": "https://resume.example/schema.json"'),
    'Delete it.',
  ],
  [
    'a section beside the list',
    top('"about": { "heading": "x" }'),
    'Write it in "sections", as { "type": "about", "heading": "x" }.',
  ],
  [
    'a section without a field',
    top('"hero": {}'),
    'Write it in "sections", as { "type": "hero" }.',
  ],
  [
    'a section of records',
    top('"projects": { "heading": "Work", "show": ["atlas"] }'),
    'Write it in "sections", as { "type": "projects", "heading": "Work", "show": ["atlas"] }.',
  ],
  [
    'a section under another name',
    top('"caseStudies": { "heading": "Work" }'),
    'Write it in "sections", as { "type": "projects", "heading": "Work" }.',
  ],
  [
    'a long section',
    top(`"contact": { "heading": "Contact", "intro": "${'a'.repeat(150)}" }`),
    'Write it in "sections", as { "type": "contact" } with its fields beside that.',
  ],
  [
    'what the profile has about contacts',
    top('"contact": { "email": "ada@ada.dev" }'),
    'Write its fields directly in "profile".',
  ],
  [
    'a field of nothing',
    top('"zebra": {}'),
    'Delete it. Fields that could be here: "profile", "theme", "scrolling", "socialLinks", "footer", "projectPages", "notFound", "labels".',
  ],
  [
    'a field of nothing in a project',
    project('"description": "B.", "colour": "red"'),
    'Delete it. Fields that could be here: "highlights", "keywords", "startDate", "endDate", "url", "links", "roles", "entity", "type", "status", "featured", "images" and others.',
  ],
  [
    'the code of a project',
    project('"description": "B.", "repo": "https://github.com/ada/atlas"'),
    'Write it in "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }].',
  ],
  [
    'the code of a project as a package names it',
    project('"description": "B.", "repository": { "type": "git", "url": "https://x.dev/a" }'),
    'Write it in "links": [{ "label": "Code", "url": "https://x.dev/a" }].',
  ],
  [
    'an address without https://',
    project('"description": "B.", "github": "github.com/ada/atlas"'),
    'Write it in "links": [{ "label": "Code", "url": "https://github.com/ada/atlas" }].',
  ],
  [
    'a second link beside "links"',
    project('"description": "B.", "links": [], "demo": "soon"'),
    'Write it in "links": [{ "label": "Demo", "url": "https://example.org" }].',
  ],
  [
    'a link beside an address',
    project('"description": "B.", "url": "https://x.dev", "link": "https://y.dev"'),
    'Write it in "links": [{ "label": "Site", "url": "https://y.dev" }].',
  ],
  ['jobs at the top under another name', top('"jobs": [{}]'), 'Write it in "profile", as "work".'],
  [
    'a recording of a talk',
    profile('"talks": [{ "title": "A", "event": "B", "video": "https://v.dev/1" }]'),
    'Write it in "links": [{ "label": "Video", "url": "https://v.dev/1" }].',
  ],
  [
    'the slides of a talk among the files of the site',
    profile('"talks": [{ "title": "A", "event": "B", "slides": "/talk.pdf" }]'),
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
    section(
      'contact',
      '"to": { "url": "https://api.web3forms.com/submit", "access_key": "1d3b5c7e" }',
    ),
    'Write it in "fields": { "access_key": "1d3b5c7e" }.',
  ],
])('the help about %s says where it belongs', (_, text, advice) => {
  expect(adviceFor(text)).toEqual([advice])
})

test.each([
  [project('"tags": ["A"], "image": "media/a.png"'), ['keywords', 'images']],
  [profile('"projects": [{ "id": "a", "title": "A" }]'), ['name']],
  [
    profile(
      '"work": [{ "id": "a", "company": "A", "title": "B", "start": "2020", "end": "2021" }]',
    ),
    ['name', 'position', 'startDate', 'endDate'],
  ],
  [top('"theme": { "primary": "#7c3aed", "mode": "dark" }'), ['accent', 'scheme']],
  [top('"theme": { "background": "#000000" }'), ['ground']],
  [top('"socials": []'), ['socialLinks']],
  [scene('"text": ["Hello."], "ending": true'), ['lines']],
  [scene('"text": ["Hello."], "next": { "yes": "intro" }'), ['lines']],
  [scene('"lines": ["Hello."], "end": true'), ['ending']],
  [
    scene('"lines": ["A."], "text": "B.", "ending": true'),
    ['"lines" is there already: write this there, or delete it.'],
  ],
  [
    scene('"lines": ["A."], "ending": true, "link": { "label": "B", "url": "/" }, "links": []'),
    ['"link" is there already: write this there, or delete it.'],
  ],
  [
    project('"technologies": ["A"], "summary": "B.", "year": "2024"'),
    ['keywords', 'description', 'startDate'],
  ],
  [
    project('"description": "B.", "tech": ["A"], "stack": ["B"]'),
    ['keywords', '"keywords" is there already: write this there, or delete it.'],
  ],
  [project('"description": "B.", "date": "2024", "link": "https://x.dev"'), ['startDate', 'url']],
  [project('"description": "B.", "link": [{ "label": "A", "url": "/" }]'), ['links']],
  [profile('"publications": [{ "title": "A", "date": "2024" }]'), ['name', 'releaseDate']],
  [profile('"publications": [{ "name": "A", "year": "2024" }]'), ['releaseDate']],
  [profile('"talks": [{ "title": "A", "event": "B", "year": "2024" }]'), ['date']],
  [
    profile('"education": [{ "school": "A", "degree": "B" }, { "university": "A" }]'),
    ['institution', 'studyType', 'institution'],
  ],
  [
    top(
      '"theme": { "fonts": { "heading": "archivo", "body": "archivo", "code": "sometype-mono" } }',
    ),
    ['display', 'text', 'mono'],
  ],
  [top('"theme": { "fonts": { "headings": "archivo" } }'), ['display']],
  [top('"theme": { "fonts": { "title": "archivo" } }'), ['display']],
  [writeContent({ preloader: '{ "text": "Ada" }' }), ['letters']],
  [profile('"experience": []'), ['work']],
  [profile('"workExperience": []'), ['work']],
  [profile('"employmentHistory": []'), ['work']],
  [profile('"links": ["https://ada.dev"]'), ['profiles']],
  [profile('"skills": [{ "group": "A", "keywords": ["B"] }]'), ['name']],
  [profile('"publications": [{ "name": "A", "by": "B" }]'), ['publisher']],
  [profile('"certificates": [{ "name": "A", "by": "B" }]'), ['issuer']],
  [profile('"awards": [{ "title": "A", "by": "B" }]'), ['awarder']],
  [profile('"talks": [{ "title": "A", "venue": "B" }]'), ['event']],
  [profile('"jobs": []'), ['work']],
  [profile('"mail": "ada@ada.dev"'), ['email']],
  [profile('"emailAddress": "ada@ada.dev"'), ['email']],
  [profile('"talks": [{ "name": "A", "conference": "B" }]'), ['title', 'event']],
  [profile('"education": [{ "name": "A" }]'), ['institution']],
  [project('"description": "B.", "client": "C", "thumbnail": []'), ['entity', 'images']],
])('a name of another tool is understood: %s', (text, meant) => {
  expect(adviceFor(text)).toEqual(meant)
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
  const text = profile('"name": "Ada", "basics": { "name": 5, "emial": "a", "location": 5 }')
  const { problems } = validatePortfolio(text, options)
  expect(problems.map(({ pointer, suggestion }) => [pointer, suggestion])).toEqual([
    ['/profile/basics', undefined],
    ['/profile/basics/emial', 'email'],
    ['/profile/basics/emial', undefined],
    ['/profile/basics/location', undefined],
  ])
})
