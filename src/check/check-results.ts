import { formatCount } from '#terminal/format-count.ts'

/** The result of one check: a line of the table at the end, and its problems. */
export type Row = {
  readonly name: string
  readonly state: 'passed' | 'failed' | 'not run'
  /** What was checked: "41 links". */
  readonly checked: string
  readonly seconds: number
  readonly problems: readonly string[]
}

/** Collects the problems of a check, and its time. */
export type CheckResult = {
  /** Runs a part of this check and adds its time. */
  readonly time: <Value>(part: () => Promise<Value>) => Promise<Value>
  /** Adds the problems of a state, such as "360 px"; "" if the check has no states. */
  readonly add: (state: string, problems: readonly string[]) => void
  readonly count: (noun: string, number: number) => void
  readonly makeRow: () => Row
}

/** Creates an empty result for each check, in the order of the table. */
export function createResults() {
  return {
    validate: createResult('validate'),
    build: createResult('build'),
    transcripts: createResult('transcripts'),
    visits: createResult('visits'),
    accessibility: createResult('accessibility'),
    width: createResult('width'),
    links: createResult('links'),
    texts: createResult('texts'),
  }
}

export type Results = ReturnType<typeof createResults>

/** Creates the result of a check that has not run yet. */
export function createResult(name: string): CheckResult {
  const found = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  let ms: number | undefined
  return {
    async time(part) {
      const start = performance.now()
      try {
        return await part()
      } finally {
        ms = (ms ?? 0) + performance.now() - start
      }
    },
    add(state, problems) {
      for (const problem of problems) {
        found.set(problem, (found.get(problem) ?? new Set()).add(state))
      }
    },
    count(noun, number) {
      counts.set(noun, (counts.get(noun) ?? 0) + number)
    },
    makeRow: () => ({
      name,
      state: ms === undefined ? 'not run' : found.size > 0 ? 'failed' : 'passed',
      checked: [...counts].map(([noun, number]) => formatCount(number, noun)).join(', '),
      seconds: (ms ?? 0) / 1000,
      // Parallel visits find problems in any order.
      problems: [...found].map(([problem, seen]) => nameStates(problem, [...seen])).toSorted(),
    }),
  }
}

function nameStates(problem: string, states: readonly string[]): string {
  const named = states
    .filter((state) => state !== '')
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return named.length === 0 ? problem : `${problem} (${named.join('; ')})`
}

/** Formats the table at the end: one line for each check. */
export function formatTable(rows: readonly Row[]): string {
  const lines = [
    ['check', 'result', 'checked', 'seconds'],
    ...rows.map(({ name, state, checked, seconds }) => [
      name,
      state,
      checked,
      state === 'not run' ? '' : seconds.toFixed(1).padStart(7),
    ]),
  ]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  )
  return lines
    .map((cells) => cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n')
}
