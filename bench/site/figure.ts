/** A figure of the page as it is shipped, and with the preloader off, and what was aimed at. */
export type Figure = {
  readonly what: string
  readonly unit: string
  readonly shipped: number
  readonly withoutPreloader?: number
  readonly goal?: Goal
  /** What is to be said of it, its goal met or not. */
  readonly remark?: string
}

/** What a figure may be at most, or has to be at least; the second is for "without preloader". */
export type Goal = {
  readonly kind: 'most' | 'least'
  readonly shipped: number
  readonly withoutPreloader?: number
  /** Why it may be missed. */
  readonly why: string
}

/** By how much a goal is missed; 0 where it is met. */
export function missedBy({ shipped, withoutPreloader, goal }: Figure): number {
  if (!goal) return 0
  const over = (value: number, bound: number) =>
    goal.kind === 'most' ? value - bound : bound - value
  return Math.max(
    0,
    over(shipped, goal.shipped),
    over(withoutPreloader ?? shipped, goal.withoutPreloader ?? goal.shipped),
  )
}

/** A line of the table: the figure, its goal, and by how much and why that was missed. */
export function figureLine(figure: Figure): string {
  const { what, unit, shipped, withoutPreloader, goal, remark = '' } = figure
  const columns = [shipped, withoutPreloader].map((value) =>
    (value === undefined ? '' : `${written(value)} ${unit}`.trimEnd()).padStart(14),
  )
  const line = `${what.padEnd(44)}${columns.join('')}`
  if (!goal) return line.trimEnd()
  const bounds = [...new Set([goal.shipped, goal.withoutPreloader ?? goal.shipped])].join(' / ')
  const aim = `goal at ${goal.kind} ${bounds} ${unit}`.trimEnd()
  const missed = missedBy(figure)
  const verdict = missed === 0 ? 'met' : `MISSED by ${written(missed)}. ${goal.why}`
  return `${line}  ${aim}: ${verdict} ${remark}`.trimEnd()
}

function written(value: number): string {
  return Number(value.toFixed(value < 10 ? 2 : 0)).toLocaleString('en-US')
}
