import { describe, expect, test } from 'vitest'

import { listAdvice, writeProfile } from '#fixtures/list-helps.ts'
import { options, writeContent } from '#fixtures/small-content.ts'
import { validatePortfolio } from '#validate/validate-portfolio.ts'

describe('the parts of a resume.json are told where they belong', () => {
  test.each([
    [
      'basics in the profile',
      writeProfile('"basics": { "name": "Ada", "label": "Developer" }'),
      'Run "npm run new -- ../my-site --from resume.json" to make a site of a JSON Resume, or write the fields of "basics" directly in "profile".',
    ],
    [
      'basics at the top',
      writeContent({ rest: '"basics": { "name": "Ada", "label": "Developer" }' }),
      'Write its fields directly in "profile".',
    ],
    ['the schema', writeProfile('"$schema": "https://resume.example/schema.json"'), 'Delete it.'],
  ])('%s', (_, text, advice) => {
    expect(listAdvice(text)).toEqual([advice])
  })
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
