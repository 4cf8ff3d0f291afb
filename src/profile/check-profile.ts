import type { Path } from '#json/path.ts'
import { readEntries, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

import { countryPattern, nameCountryInEnglish } from './countries/country-code.ts'
import { dateFields } from './dates/advise-on-date.ts'
import { calendarDate, compareDates, isRealDate } from './dates/calendar-date.ts'

/** Fields that cannot be later than the field after them. */
const periods = [
  ['startDate', 'endDate'],
  ['date', 'expires'],
] as const

/** Where the profile has the fields that "publish" names. */
const privateFields: readonly (readonly [string, Path])[] = [
  ['email', ['email']],
  ['phone', ['phone']],
  ['address', ['location', 'address']],
]

/**
 * Finds dates of the profile that no calendar has, periods that end before they start or have not
 * begun, pictures that are shown nowhere, private fields to publish that are empty, and pages of projects
 * that would have one address.
 */
export function checkProfile(document: unknown, today = new Date()): RawProblem[] {
  const profile = readProperty(document, 'profile')
  const records = [
    { path: ['profile', 'availability'], record: readValue(profile, ['availability']) },
    ...readEntries(profile).flatMap(([list, value]) =>
      readItems(value).map((record, index) => ({ path: ['profile', list, index], record })),
    ),
  ]
  const found = records.flatMap(({ path, record }) => [
    ...checkDates(record, path),
    ...checkPeriods(record, path),
    ...checkBeginning(record, path, today.toISOString().slice(0, 10)),
    ...checkPictures(record, path),
  ])
  return [
    ...found,
    ...checkCountry(readValue(profile, ['location', 'countryCode'])),
    ...checkPublish(profile),
    ...checkPages(readItems(readProperty(profile, 'projects'))),
  ]
}

function checkCountry(code: unknown): RawProblem[] {
  if (typeof code !== 'string' || !countryPattern.test(code)) return []
  if (nameCountryInEnglish(code) !== undefined) return []
  return [
    {
      path: ['profile', 'location', 'countryCode'],
      code: 'content/wrong-value',
      message: `No country has the code "${code}".`,
      help: 'Write the two letters of your country, such as "NO" for Norway, or delete it.',
    },
  ]
}

/** Windows and macOS do not tell the folders "Atlas" and "atlas" apart. */
function checkPages(projects: readonly unknown[]): RawProblem[] {
  const known = new Map<string, string>()
  return projects.flatMap((project, index): RawProblem[] => {
    const id = readProperty(project, 'id')
    if (typeof id !== 'string' || readProperty(project, 'story') === undefined) return []
    const first = known.get(id.toLowerCase()) ?? id
    known.set(id.toLowerCase(), first)
    if (first === id) return []
    return [
      {
        path: ['profile', 'projects', index, 'id'],
        code: 'content/duplicate-id',
        message: `The ids "${first}" and "${id}" differ only in case, and on some computers their pages would be one file.`,
        help: 'Give one of the two projects another id.',
      },
    ]
  })
}

/** Finds fields that "publish" names and the profile does not have. */
function checkPublish(profile: unknown): RawProblem[] {
  return readItems(readProperty(profile, 'publish')).flatMap((field, index): RawProblem[] => {
    const place = privateFields.find(([name]) => name === field)?.[1]
    if (place === undefined || readValue(profile, place) !== undefined) return []
    const written = place.length > 1 ? '"address" in "location"' : `"${place.join('')}"`
    return [
      {
        path: ['profile', 'publish', index],
        code: 'profile/nothing-to-publish',
        message: `"publish" names "${String(field)}", and the profile has none.`,
        help: `Write ${written} in the profile, or delete this.`,
      },
    ]
  })
}

function checkDates(record: unknown, path: Path): RawProblem[] {
  return readEntries(record).flatMap(([field, date]): RawProblem[] => {
    if (!dateFields.has(field) || !isDate(date) || isRealDate(date)) return []
    const [year = 0, month = 1] = date.split('-').map(Number)
    const days = new Date(Date.UTC(year, month, 0)).getUTCDate()
    return [
      {
        path: [...path, field],
        code: 'profile/no-such-day',
        message: `There is no day ${date}: that month has ${days} days.`,
        help: `Write a day up to ${days}, or only the month: "${date.slice(0, 7)}".`,
      },
    ]
  })
}

function checkPeriods(record: unknown, path: Path): RawProblem[] {
  return periods.flatMap(([first, last]): RawProblem[] => {
    const [start, end] = [readProperty(record, first), readProperty(record, last)]
    if (!isDate(start) || !isDate(end) || compareDates(start, end) <= 0) return []
    return [
      {
        path: [...path, last],
        code: 'profile/end-before-start',
        message: `It ends in ${end}, before it begins in ${start}.`,
        help: `Correct "${first}" or "${last}". What continues today has no "${last}".`,
      },
    ]
  })
}

/** What has no end is shown as lasting until today. `today` as "2026-11-23". */
function checkBeginning(record: unknown, path: Path, today: string): RawProblem[] {
  const start = readProperty(record, 'startDate')
  if (!isDate(start) || readProperty(record, 'endDate') !== undefined) return []
  if (compareDates(start, today) <= 0) return []
  return [
    {
      path: [...path, 'startDate'],
      code: 'profile/not-begun',
      message: `It begins in ${start}, which is still to come, and would be shown as lasting until today.`,
      help: 'Correct the date, write an "endDate", or add the record once it has begun.',
    },
  ]
}

/** Finds pictures that no page shows: a card shows the first one, and the page of a project all. */
function checkPictures(record: unknown, path: Path): RawProblem[] {
  if (readProperty(record, 'story') !== undefined) return []
  const [first, second] = readItems(readProperty(record, 'images'))
  const ofCaption: RawProblem | false = readProperty(first, 'caption') !== undefined && {
    path: [...path, 'images', 0, 'caption'],
    code: 'profile/hidden-picture',
    message: 'A card shows the picture of its project without a caption, so nobody reads this one.',
    help: 'Write a story: its page shows captions. Or delete this caption.',
  }
  const ofSecond: RawProblem | false = second !== undefined && {
    path: [...path, 'images', 1],
    code: 'profile/hidden-picture',
    message: 'A card shows the first picture of its project, so this one is shown nowhere.',
    help: 'Write a story: its page shows all pictures. Or delete this picture.',
  }
  return [ofCaption, ofSecond].filter((found) => found !== false)
}

function isDate(value: unknown): value is string {
  return calendarDate.safeParse(value).success
}
