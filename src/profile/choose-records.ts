import { recordLists, type ChosenProfile, type Profile, type RecordList } from './profile.ts'

const lists: ReadonlySet<string> = new Set(recordLists)

/**
 * Chooses what a section shows of the profile: the person and some lists of records. `show` names the
 * records, in their order, and a list for all of its records; without it, all are shown in the order of
 * the profile.
 */
export function chooseRecords(
  profile: Partial<Profile>,
  chosen: readonly RecordList[],
  show?: readonly string[],
): ChosenProfile {
  const { publish: _publish, profiles: _profiles, ...rest } = profile
  const person = Object.fromEntries(Object.entries(rest).filter(([name]) => !lists.has(name)))
  const records = chosen.map((list) => [
    list,
    chooseFrom<{ readonly id: string }>(list, profile[list] ?? [], show),
  ])
  return { ...person, ...Object.fromEntries(records) }
}

function chooseFrom<Entry extends { readonly id: string }>(
  list: RecordList,
  all: readonly Entry[],
  show: readonly string[] | undefined,
): readonly Entry[] {
  if (!show) return all
  const chosen = show.flatMap((name) => {
    const named = all.filter(({ id }) => id === name)
    return named.length === 0 && name === list ? all : named
  })
  return [...new Set(chosen)]
}
