import { portfolio, type ParsedPortfolio } from '#content/portfolio.ts'
import { formatPointer, type Path } from '#json/path.ts'
import { readEntries, isObject, readProperty, readValue } from '#json/untyped-value.ts'
import { describeUnknownKey } from '#problems/describe-issue.ts'
import type { RawProblem } from '#problems/problem.ts'

import { completeDocument, wrapLoneParts } from './complete-document.ts'
import { describeIssues } from './describe-issues.ts'
import { findMisspeltNames } from './find-misspelt-names.ts'
import { openUnions, readPath, type Issues } from './issues.ts'
import type { Files } from './suggest-value.ts'

type ShapeResult = {
  readonly portfolio: ParsedPortfolio | undefined
  readonly problems: readonly RawProblem[]
  /**
   * The document with misspelt names corrected, so that they hide no other problem and cause none, and
   * with the ids that it leaves out.
   */
  readonly document: unknown
  /** How each corrected name is written, by its path as JSON: a name, or one in another object. */
  readonly names: ReadonlyMap<string, Path>
  /** The paths of sections whose type is a guess, as JSON: they may lack its fields. */
  readonly guessed: ReadonlySet<string>
}

/**
 * Checks a document against the model: one problem for each cause. `files` are suggested.
 */
export function checkShape(written: unknown, files: Files): ShapeResult {
  const misspelt: RawProblem[] = []
  const names = new Map<string, Path>()
  const guessed = new Set<string>()
  const findWritten = (path: Path) => names.get(JSON.stringify(path)) ?? path.slice(-1)
  const lifted = liftBasics(written, misspelt, names)
  let document = lifted
  for (;;) {
    // Beside a misspelt "id", the document that has none says what is missing.
    const whole = completeDocument(document)
    const { data, issues } = parse(whole)
    const listed = issues.length > 0 ? wrapLoneParts(document) : document
    const found = findMisspeltNames(listed, issues)
    if (found.length === 0) {
      const described = describeIssues(listed, issues, guessed, files)
      const problems = joinProblems(misspelt, described, names)
      return {
        portfolio: problems.length > 0 ? undefined : data,
        problems,
        document: whole,
        names,
        guessed,
      }
    }
    document = document === lifted ? copy(listed) : listed
    for (const { problem, path, from, to, type } of found) {
      misspelt.push(problem)
      const object = readValue(document, path)
      if (!isObject(object)) continue
      Reflect.set(object, to, type ?? readProperty(object, from))
      if (type !== undefined) guessed.add(JSON.stringify(path))
      else {
        Reflect.deleteProperty(object, from)
        names.set(JSON.stringify([...path, to]), findWritten([...path, from]))
      }
    }
  }
}

/** Zod does not look into a list that is too long. So the first items of it are parsed once more. */
function parse(document: unknown): { data?: ParsedPortfolio | undefined; issues: Issues } {
  const { data, error } = portfolio.safeParse(document)
  const issues = openUnions(error?.issues ?? [])
  const long = issues.flatMap((issue) =>
    issue.code === 'too_big' && issue.origin === 'array' ? [issue] : [],
  )
  const cut = long.length > 0 ? copy(document) : undefined
  let isCut = false
  for (const issue of long) {
    const list = readValue(cut, readPath(issue))
    if (!Array.isArray(list) || list.length <= Number(issue.maximum)) continue
    list.length = Number(issue.maximum)
    isCut = true
  }
  if (!isCut) return { data, issues }
  return { issues: [...long, ...parse(cut).issues] }
}

/** A field with a wrong name and a value of the wrong type has one problem, which helps with both. */
function joinProblems(
  misspelt: readonly RawProblem[],
  described: readonly RawProblem[],
  names: ShapeResult['names'],
): RawProblem[] {
  const joined = new Map(misspelt.map((problem) => [formatPointer(problem.path), problem]))
  const others = described.filter(({ path, code, help }) => {
    const name = names.get(JSON.stringify(path)) ?? []
    const pointer = formatPointer([...path.slice(0, -1), ...name])
    const problem = joined.get(pointer)
    if (code !== 'content/wrong-type' || name.length !== 1 || !problem) return true
    joined.set(pointer, { ...problem, help: `${problem.help} ${help}` })
    return false
  })
  return [...joined.values(), ...others]
}

/** The problems of a corrected document at the names as they are written. */
export function restoreNames(
  problems: readonly RawProblem[],
  names: ShapeResult['names'],
  written: unknown,
  document: unknown,
) {
  const listEntries = rememberEntries()
  return problems.map((problem) => ({
    ...problem,
    path: restoreKey(
      problem.path.flatMap(
        (name, index) => names.get(JSON.stringify(problem.path.slice(0, index + 1))) ?? [name],
      ),
      written,
      document,
      listEntries,
    ),
  }))
}

/** Thousands of problems of one object would list its entries as often. */
function rememberEntries(): typeof readEntries {
  const known = new WeakMap<object, ReturnType<typeof readEntries>>()
  return (value) => {
    if (!isObject(value)) return []
    const entries = known.get(value) ?? readEntries(value)
    known.set(value, entries)
    return entries
  }
}

/**
 * The path of an entry as it is written: an object in place of a list has its label as a name, and so
 * may an answer of a conversation. An object that stands alone for a list has no index.
 */
function restoreKey(
  path: Path,
  written: unknown,
  document: unknown,
  listEntries: typeof readEntries,
): Path {
  let value = written
  for (const [index, key] of path.entries()) {
    const label = findLabel(value, readValue(document, path.slice(0, index)), key, listEntries)
    if (label !== undefined) return [...path.slice(0, index), label, ...path.slice(index + 1)]
    const [name] = (typeof key === 'number' && listEntries(value)[key]) || []
    const entry = readValue(document, path.slice(0, index + 1))
    if (name !== undefined && listEntries(entry).some(([, inner]) => inner === name)) {
      return [...path.slice(0, index), name, ...path.slice(index + 2)]
    }
    const [position] = path.slice(index + 1)
    if (typeof position === 'number' && readValue(value, [key]) === undefined) {
      const [text] = listEntries(value)[position] ?? []
      const made = readValue(document, path.slice(0, index + 2))
      if (text !== undefined && readProperty(made, 'label') === text) {
        return [...path.slice(0, index), text, ...path.slice(index + 3)]
      }
    }
    const [next] = path.slice(index + 1)
    // Links may stand for the object that contains them, as in the footer.
    const isOutside =
      Array.isArray(value) || (readValue(value, [key]) === undefined && has(value, next))
    if (typeof key === 'string' && isOutside) {
      const links = readValue(document, path.slice(0, index + 1))
      return [
        ...path.slice(0, index),
        ...restoreKey(path.slice(index + 1), value, links, listEntries),
      ]
    }
    const only = has(value, key) ? undefined : findOnlyName(listEntries(value))
    if (only !== undefined && has(readProperty(value, only), key)) {
      return [...path.slice(0, index), only, ...path.slice(index)]
    }
    if (key === 0 && isObject(value) && (next === undefined || Object.hasOwn(value, next))) {
      return [...path.slice(0, index), ...path.slice(index + 1)]
    }
    value = readValue(value, [key])
  }
  return path
}

function has(value: unknown, key: string | number | undefined): boolean {
  return isObject(value) && key !== undefined && Object.hasOwn(value, key)
}

/** The name of an object that has no other one, as that of one link. */
function findOnlyName(entries: ReturnType<typeof readEntries>): string | undefined {
  return entries.length === 1 ? entries[0]?.[0] : undefined
}

/** The name in whose place an object has an id, with the same value. */
function findLabel(
  written: unknown,
  whole: unknown,
  key: string | number,
  listEntries: typeof readEntries,
): string | undefined {
  if (typeof key === 'number' || readProperty(written, key) !== undefined) return undefined
  const entries = listEntries(written)
  const [label, value] =
    entries[entries.length === 1 ? 0 : Object.keys(whole ?? {}).indexOf(key)] ?? []
  return typeof value === 'string' && value === readProperty(whole, key) ? label : undefined
}

const basicsHelp =
  'Run "npm run new -- ../my-site --from resume.json" to make a site of a JSON Resume, or write the fields of "basics" directly in "profile".'

/**
 * Takes the fields of "basics" of a JSON Resume into the profile, so that one validation reports what
 * is wrong with them, too. It is in the profile, or in place of it.
 */
function liftBasics(written: unknown, problems: RawProblem[], names: Map<string, Path>): unknown {
  const profile = readProperty(written, 'profile')
  const isOutside = profile === undefined
  const basics = readProperty(isOutside ? written : profile, 'basics')
  if (!isObject(basics)) return written
  problems.push(
    isOutside
      ? describeUnknownKey([], 'basics', undefined, 'Write its fields directly in "profile".')
      : describeUnknownKey(['profile'], 'basics', undefined, basicsHelp),
  )
  if (isOutside) names.set(JSON.stringify(['profile']), [])
  const others = readEntries(profile).filter(([name]) => name !== 'basics')
  const fields = readEntries(basics).filter(([name]) => readProperty(profile, name) === undefined)
  for (const [name] of fields) names.set(JSON.stringify(['profile', name]), ['basics', name])
  return {
    ...Object.fromEntries(readEntries(written).filter(([name]) => !isOutside || name !== 'basics')),
    profile: Object.fromEntries([...others, ...fields]),
  }
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (!isObject(value)) return value
  return Object.fromEntries(readEntries(value).map(([key, item]) => [key, copy(item)]))
}
