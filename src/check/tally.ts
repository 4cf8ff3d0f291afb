import { formatCount } from '#terminal/format-count.ts'

/** The result of one check, for the table at the end. */
export type Row = {
  readonly name: string
  readonly state: 'passed' | 'failed' | 'not run'
  /** What was checked: "41 links". */
  readonly checked: string
  readonly seconds: number
  readonly problems: readonly string[]
}

/** Collects the problems of a check in several views, and its time. */
export type Tally = {
  /** Runs a part of this check and adds its time. */
  readonly time: <Value>(part: () => Promise<Value>) => Promise<Value>
  /** Adds the problems of a view; the same one in several views is one problem. */
  readonly add: (view: string, problems: readonly string[]) => void
  readonly count: (noun: string, number: number) => void
  readonly row: () => Row
}

/** Creates the tally of a check that has not run yet. */
export function createTally(name: string): Tally {
  const views = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  let ms = 0
  return {
    async time(part) {
      const began = performance.now()
      try {
        return await part()
      } finally {
        ms += performance.now() - began
      }
    },
    add(view, problems) {
      for (const problem of problems) {
        views.set(problem, (views.get(problem) ?? new Set()).add(view))
      }
    },
    count(noun, number) {
      counts.set(noun, (counts.get(noun) ?? 0) + number)
    },
    row: () => ({
      name,
      state: views.size > 0 ? 'failed' : 'passed',
      checked: [...counts].map(([noun, number]) => formatCount(number, noun)).join(', '),
      seconds: ms / 1000,
      // Parallel visits find problems in any order.
      problems: [...views].map(([problem, seen]) => withViews(problem, [...seen])).toSorted(),
    }),
  }
}

function withViews(problem: string, views: readonly string[]): string {
  const named = views
    .filter((view) => view !== '')
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return named.length === 0 ? problem : `${problem} (${named.join('; ')})`
}
