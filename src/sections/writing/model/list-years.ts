import type { Publication, Talk } from '#profile/writing.ts'

/** A publication or a talk, in one form. */
export type Entry = {
  readonly id: string
  readonly kind: Publication['kind'] | 'talk'
  readonly title: string
  /** Where it was published or given. */
  readonly venue?: string | undefined
  readonly date?: string | undefined
  readonly url?: string | undefined
  readonly links: NonNullable<Talk['links']>
  readonly summary?: Publication['summary']
}

/** What was written and said in a year. Entries without a date have no year. */
type Year = { readonly year: string | undefined; readonly entries: readonly Entry[] }

/** Mixes publications and talks by year, the newest first, and those without a date at the end. */
export function listYears(publications: readonly Publication[], talks: readonly Talk[]): Year[] {
  const entries = [...publications.map(convertPublication), ...talks.map(convertTalk)].toSorted(
    (a, b) => -compare(a.date ?? '', b.date ?? ''),
  )
  return [...Map.groupBy(entries, ({ date }) => date?.slice(0, 4))].map(([year, of]) => ({
    year,
    entries: of,
  }))
}

function convertPublication({ name, publisher, releaseDate, ...rest }: Publication): Entry {
  return { ...rest, title: name, venue: publisher, date: releaseDate, links: [] }
}

function convertTalk({ event, links = [], ...rest }: Talk): Entry {
  return { ...rest, kind: 'talk', venue: event, links }
}

/** Compares dates as texts: one with a month is later than its year alone. */
function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
