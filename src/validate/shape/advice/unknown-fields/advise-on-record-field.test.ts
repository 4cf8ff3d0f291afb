import { describe, expect, test } from 'vitest'

import { listHelps, writeProject } from '#fixtures/list-helps.ts'
import { hero, writeContent } from '#fixtures/small-content.ts'

test('a section with an order is told that the list has one', () => {
  const own = hero.replace('"tag"', '"order": 2, "tag"')
  expect(listHelps(writeContent({ sections: own }))).toEqual([
    'Delete it. The order of this list is that of the page: move the entry.',
  ])
})

test('the text alternative of a project goes into its picture', () => {
  expect(listHelps(writeProject('"image": "media/a.png", "alt": "A map"'))).toEqual([
    expect.stringMatching(/^Write "images" as a list/u),
    'Write it in the picture of "images", beside its "src".',
  ])
})

describe('a record has the two dates of its period', () => {
  test.each([
    ['"current": true', 'Delete it. Without "endDate" it continues today.'],
    ['"current": false', 'Delete it. Without "endDate" it continues today.'],
    [
      '"current": true, "endDate": "2021"',
      'Delete it, and "endDate", too. Without "endDate" it continues today.',
    ],
  ])('a job that continues has no end: %s', (rest, help) => {
    const work = `[{ "name": "A", "position": "B", "startDate": "2020", ${rest} }]`
    expect(listHelps(writeContent({ rest: `"profile": { "work": ${work} }` }))).toEqual([help])
  })

  test.each([
    ['"period": "2021-2023"', 'Write "startDate": "2021" and "endDate": "2023".'],
    ['"dates": ["2021", "2023"]', 'Write "startDate": "2021" and "endDate": "2023".'],
    [
      '"startDate": "2020", "years": "from 2021 to 2023"',
      'Write "startDate": "2021" and "endDate": "2023".',
    ],
  ])('a period in a field of another tool is shown as two dates: %s', (dates, help) => {
    const job = `{ "name": "A", "position": "B", ${dates} }`
    expect(listHelps(writeContent({ rest: `"profile": { "work": [${job}] }` }))).toContain(help)
  })
})
