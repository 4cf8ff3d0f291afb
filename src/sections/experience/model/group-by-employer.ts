/** The part of a job that decides to which group it belongs. */
type Job = {
  readonly startDate: string
  readonly endDate?: string | undefined
}

/** One employer, and the roles there, in their order. */
export type EmployerGroup<Role> = {
  readonly name: string
  readonly roles: readonly [Role, ...Role[]]
}

/**
 * Joins jobs in a row at the same employer. An employer that somebody came back to after another is
 * two groups.
 */
export function groupByEmployer<Role extends Job>(
  roles: readonly Role[],
  readName: (role: Role) => string,
): EmployerGroup<Role>[] {
  return roles.reduce<EmployerGroup<Role>[]>((groups, role) => {
    const name = readName(role)
    const last = groups.at(-1)
    if (last?.name !== name) return [...groups, { name, roles: [role] }]
    return [...groups.slice(0, -1), { name, roles: [...last.roles, role] }]
  }, [])
}

/** The whole period of some roles: no end if one of them has none. */
export function findPeriod(roles: readonly Job[]): {
  start: string
  end: string | undefined
} {
  const starts = roles.map(({ startDate }) => startDate).toSorted()
  const ends = roles
    .flatMap(({ endDate }) => endDate ?? [])
    .toSorted((a, b) => (findLastDay(a) < findLastDay(b) ? -1 : 1))
  return { start: starts[0] ?? '', end: ends.length < roles.length ? undefined : ends.at(-1) }
}

/** Completes a date to its last day, to compare: "2021" ends after "2021-05". */
function findLastDay(date: string): string {
  return date + '9999-12-31'.slice(date.length)
}
