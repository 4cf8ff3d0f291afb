import { expect, test } from 'vitest'

import type { ChosenProfile } from '#profile/profile.ts'
import { volunteer, work } from '#profile/work.ts'
import { removeClasses, renderView } from '#sections/render-for-tests.ts'

import { Experience } from './experience.tsx'
import { definition } from './schema.ts'

const lead = work.parse({
  id: 'lead',
  name: 'Tidewater',
  position: 'Lead developer',
  startDate: '2021-03',
  location: 'Gothenburg',
  description: 'Timetables for *ferries*',
  url: 'https://ferries.example/',
  summary: 'I lead six people.\n\n- One\n- Two',
  highlights: ['40 s became **6 s**'],
  keywords: ['TypeScript'],
})
const senior = work.parse({
  id: 'senior',
  name: 'Tidewater',
  position: 'Developer',
  startDate: '2019',
  endDate: '2021-02',
})
const mentor = volunteer.parse({
  id: 'club',
  organization: 'Code club',
  position: 'Mentor',
  startDate: '2018',
  endDate: '2019',
})

function render(profile: ChosenProfile) {
  return removeClasses(renderStyled(profile))
}

function renderStyled(profile: ChosenProfile) {
  const section = definition.schema.parse({ type: 'experience', id: 'jobs', heading: 'Jobs' })
  return renderView(Experience, section, { profile })
}

test('a job has its employer, position, period and all that the record says', () => {
  const page = render({ work: [lead] })
  for (const text of [
    '<h3><a href="https://ferries.example/"><bdi>Tidewater</bdi></a></h3>',
    '<h4><bdi>Lead developer</bdi></h4>',
    '<time dateTime="2021-03">Mar 2021</time> – today',
    '<p><bdi>Gothenburg</bdi></p>',
    '<p>Timetables for <em>ferries</em></p>',
    '<p>I lead six people.</p><ul><li>One</li><li>Two</li></ul>',
    '<li>40 s became <strong>6 s</strong></li>',
    '<li><bdi>TypeScript</bdi></li>',
  ]) {
    expect(page).toContain(text)
  }
})

test('highlights look like a list in the summary', () => {
  const page = renderStyled({ work: [lead] })
  const [, list] = /<ul class="([^"]+)"><li>One</u.exec(page) ?? []
  expect(page).toContain(`<ul class="${list}"><li>40 s became`)
})

test('roles in a row at one employer have its name once, and a period each', () => {
  const page = render({ work: [lead, senior] })
  expect(page.match(/>Tidewater</gu)).toHaveLength(1)
  expect([...page.matchAll(/<time dateTime="([^"]*)"/gu)].map(([, date]) => date)).toEqual([
    '2019',
    '2021-03',
    '2019',
    '2021-02',
  ])
})

test('volunteer work is below, under a heading of its own', () => {
  const page = render({ work: [lead], volunteer: [mentor] })
  expect(page).toMatch(
    /Lead developer.*<h3>Volunteering<\/h3>.*<h4><bdi>Code club<\/bdi><\/h4>.*<h5><bdi>Mentor/u,
  )
  expect(render({ work: [lead] })).not.toContain('Volunteering')
})

test('the lines of time are for the eye alone', () => {
  const svgs = render({ work: [lead, { ...senior, name: 'Harbour' }] }).match(/<svg[^>]*>/gu) ?? []
  expect(svgs).toHaveLength(2)
  for (const svg of svgs) expect(svg).toContain('aria-hidden="true"')
})
