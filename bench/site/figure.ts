/** A figure of the page as shipped and with the preloader off, and its goal. */
export type Figure = {
  readonly what: string
  readonly unit: string
  readonly shipped: number
  readonly withoutPreloader?: number
  readonly goal?: Goal
  /** A note, printed whether its goal is met or not. */
  readonly note?: string
}

/** The maximum or minimum of a figure; the second is for "without preloader". */
export type Goal = {
  readonly kind: 'most' | 'least'
  readonly shipped: number
  readonly withoutPreloader?: number
  /** Why the figure may miss it. */
  readonly why: string
}

/** Returns by how much a goal is missed, or 0 if it is met. */
export function measureMiss({ shipped, withoutPreloader, goal }: Figure): number {
  if (!goal) return 0
  const measureExcess = (value: number, bound: number) =>
    goal.kind === 'most' ? value - bound : bound - value
  return Math.max(
    0,
    measureExcess(shipped, goal.shipped),
    measureExcess(withoutPreloader ?? shipped, goal.withoutPreloader ?? goal.shipped),
  )
}

/** Formats a line of the table: the figure, its goal, and by how much and why it was missed. */
export function formatFigure(figure: Figure): string {
  const { what, unit, shipped, withoutPreloader, goal, note = '' } = figure
  const columns = [shipped, withoutPreloader].map((value) =>
    (value === undefined ? '' : `${formatNumber(value)} ${unit}`.trimEnd()).padStart(14),
  )
  const line = `${what.padEnd(44)}${columns.join('')}`
  if (!goal) return line.trimEnd()
  const bounds = [...new Set([goal.shipped, goal.withoutPreloader ?? goal.shipped])].join(' / ')
  const aim = `goal at ${goal.kind} ${bounds} ${unit}`.trimEnd()
  const missed = measureMiss(figure)
  const verdict = missed === 0 ? 'met' : `MISSED by ${formatNumber(missed)}. ${goal.why}`
  return `${line}  ${aim}: ${verdict} ${note}`.trimEnd()
}

function formatNumber(value: number): string {
  return Number(value.toFixed(value < 10 ? 2 : 0)).toLocaleString('en-US')
}
