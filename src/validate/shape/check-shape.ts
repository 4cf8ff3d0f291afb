import { portfolio, type ParsedPortfolio } from '#content/portfolio.ts'
import { formatPointer, type Path } from '#json/path.ts'
import { isObject, readProperty, readValue } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

import { completeDocument, wrapLoneParts } from './completion/complete-document.ts'
import { describeIssues } from './describe-issues.ts'
import { findMisspeltNames, type Misspelling } from './find-misspelt-names.ts'
import { openUnions, readPath, type Issues } from './issues.ts'
import { liftBasics } from './lift-basics.ts'
import type { WrittenNames } from './restore-names.ts'
import type { Files } from './suggest-value.ts'

type ShapeResult = {
  readonly portfolio: ParsedPortfolio | undefined
  readonly problems: readonly RawProblem[]
  /**
   * The document with misspelt names corrected, so that they hide no other problem and cause none, and
   * with the ids that it leaves out.
   */
  readonly document: unknown
  readonly names: WrittenNames
  /** The pointers of sections whose type is a guess: they may lack its fields. */
  readonly guessed: ReadonlySet<string>
}

/**
 * Checks a document against the model: one problem for each cause. `files` are suggested.
 */
export function checkShape(written: unknown, files: Files): ShapeResult {
  const misspelt: RawProblem[] = []
  const names = new Map<string, Path>()
  const guessed = new Set<string>()
  const lifted = liftBasics(written, misspelt, names)
  let document = lifted
  // A corrected name may show the next misspelt one: that of a section type shows those of its fields.
  for (;;) {
    const whole = completeDocument(document)
    const { data, issues } = parse(whole)
    // Without the ids that complete it: one of them would be in the place of a misspelt "id".
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
    // What the owner wrote stays as it is.
    document = document === lifted ? structuredClone(listed) : listed
    for (const { problem } of found) misspelt.push(problem)
    correctNames(document, found, names, guessed)
  }
}

/** Corrects names in a document. Adds how they are written to `names`, and types to `guessed`. */
function correctNames(
  document: unknown,
  misspellings: readonly Misspelling[],
  names: Map<string, Path>,
  guessed: Set<string>,
) {
  for (const { path, from, to, type } of misspellings) {
    const object = readValue(document, path)
    if (!isObject(object)) continue
    Reflect.set(object, to, type ?? readProperty(object, from))
    if (type !== undefined) guessed.add(formatPointer(path))
    else {
      Reflect.deleteProperty(object, from)
      const written = names.get(formatPointer([...path, from])) ?? [from]
      names.set(formatPointer([...path, to]), written)
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
  const cut = long.length > 0 ? structuredClone(document) : undefined
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
  names: WrittenNames,
): RawProblem[] {
  const joined = new Map(misspelt.map((problem) => [formatPointer(problem.path), problem]))
  const others = described.filter(({ path, code, help }) => {
    const name = names.get(formatPointer(path)) ?? []
    const pointer = formatPointer([...path.slice(0, -1), ...name])
    const problem = joined.get(pointer)
    if (code !== 'content/wrong-type' || name.length !== 1 || !problem) return true
    const isExtra = help.startsWith(extra)
    const suggestion = isExtra ? undefined : problem.suggestion
    joined.set(pointer, { ...problem, help: joinHelps(problem, help), suggestion })
    return false
  })
  return [...joined.values(), ...others]
}

/** How a help begins that gives no other choice. */
const extra = 'Delete it: '

/** Says once what to write, under which name: the second help shows the value of the field. */
function joinHelps({ help: first, suggestion: name }: RawProblem, second: string): string {
  if (name === undefined || first !== `Write "${name}", or delete it.`) return `${first} ${second}`
  if (second.startsWith(extra) || second.includes(`"${name}":`)) return second
  const [, deletion = '', advice = second] = /^(Delete it, or )(.*)$/u.exec(second) ?? []
  const [, value] = /^write (?!it\b|this\b|them\b|each\b)(.*)$/iu.exec(advice) ?? []
  if (value === undefined) return `${first} ${advice.charAt(0).toUpperCase()}${advice.slice(1)}`
  const between = /^["[{]/u.test(value) ? ':' : value.startsWith('the ') ? ' with' : ' as'
  return `${deletion === '' ? 'Write' : `${deletion}write`} "${name}"${between} ${value}`
}
