import { expect, test } from 'vitest'

import { profile } from '#profile/profile.ts'
import { removeClasses, renderView } from '#sections/render-for-tests.ts'

import { definition } from './schema.ts'
import { Credentials } from './credentials.tsx'

/** What visitors get of a profile, without classes. */
function render(fields: object, section: object = {}) {
  return removeClasses(
    renderView(
      Credentials,
      definition.schema.parse({
        type: 'credentials',
        id: 'section',
        heading: 'Heading',
        ...section,
      }),
      { profile: profile.parse(fields) },
    ),
  )
}

const certificate = {
  id: 'accessibility',
  name: 'Accessibility specialist',
  issuer: 'IAAP',
  date: '2022-11',
  expires: '2025-11',
  url: 'https://certificates.example.org/123',
}
const award = {
  id: 'open-data',
  title: 'Open data prize',
  awarder: 'City of Oslo',
  date: '2021',
  summary: 'For a map.',
}

test('a certificate says who issued it, when, until when it is valid and where to verify it', () => {
  const page = render({ certificates: [certificate] })
  expect(page).toContain('<h3>Certificates</h3>')
  expect(page).toContain('<h4><bdi>Accessibility specialist</bdi></h4>')
  expect(page).toContain('<bdi>IAAP</bdi> <time dateTime="2022-11">Nov 2022</time>')
  expect(page).toContain('<time dateTime="2025-11">valid until Nov 2025</time>')
  expect(page).toContain('<a href="https://certificates.example.org/123">Verify</a>')
})

test('an award says who gave it, when and for what', () => {
  const page = render({ awards: [award] })
  expect(page).toContain('<h3>Awards</h3>')
  expect(page).toContain('<h4><bdi>Open data prize</bdi></h4>')
  expect(page).toContain('<bdi>City of Oslo</bdi> <time dateTime="2021">2021</time>')
  expect(page).toContain('For a map.')
})

test('a list without records has no heading', () => {
  expect(render({ certificates: [certificate], awards: [] })).not.toContain('Awards')
  expect(render({ awards: [award] })).not.toContain('Certificates')
})
