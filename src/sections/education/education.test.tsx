import { expect, test } from 'vitest'

import { profile } from '#profile/profile.ts'
import { removeClasses, renderView } from '#sections/render-for-tests.ts'

import { definition } from './schema.ts'
import { Education } from './education.tsx'

/** What visitors get of a profile, without classes. */
function render(fields: object, section: object = {}) {
  return removeClasses(
    renderView(
      Education,
      definition.schema.parse({ type: 'education', id: 'section', heading: 'Heading', ...section }),
      { profile: profile.parse(fields) },
    ),
  )
}

test('an entry has subject, school, degree, period, mark and courses', () => {
  const page = render({
    education: [
      {
        id: 'bergen',
        institution: 'University of Bergen',
        url: 'https://university.example.org',
        area: 'Interaction design',
        studyType: 'MSc',
        startDate: '2014-09',
        endDate: '2016',
        score: 'A',
        courses: ['Typography', 'Compilers'],
        summary: 'I *drew* maps.',
      },
    ],
  })
  expect(page).toContain('<h3><bdi>Interaction design</bdi></h3>')
  expect(page).toContain(
    '<a href="https://university.example.org"><bdi>University of Bergen</bdi></a>',
  )
  expect(page).toContain('<p><bdi>MSc</bdi></p>')
  expect(page).toContain('<time dateTime="2014-09">Sep 2014</time> – <time dateTime="2016">')
  expect(page).toContain('<dt>Final mark</dt><dd><bdi>A</bdi></dd>')
  expect(page).toContain('<ul><li><bdi>Typography</bdi></li> <li><bdi>Compilers</bdi></li> </ul>')
  expect(page).toContain('I <em>drew</em> maps.')
})

test('the large year is that of the end, or of the start of what continues', () => {
  const study = { id: 'a', institution: 'A' }
  expect(render({ education: [{ ...study, startDate: '2014', endDate: '2016-06' }] })).toContain(
    'data-year="2016"',
  )
  expect(render({ education: [{ ...study, startDate: '2024-09' }] })).toContain('data-year="2024"')
  expect(render({ education: [study] })).not.toContain('data-year')
})

test('without a subject, the degree or the school is the title', () => {
  const page = render({
    education: [
      { id: 'a', institution: 'School A', studyType: 'Summer school' },
      { id: 'b', institution: 'School B' },
    ],
  })
  expect(page).toContain('<h3><bdi>Summer school</bdi></h3><p><bdi>School A</bdi></p>')
  expect(page).toContain('<h3><bdi>School B</bdi></h3></div>')
})
