import { portfolio, type ParsedPortfolio } from '#content/portfolio.ts'
import { colourPattern, suggestColour } from '#fields/colour.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { entriesOf, isObject, itemsOf, propertyOf, valueAt } from '#json/untyped-value.ts'
import { describeIssue, describeSectionType, describeUnknownKey } from '#problems/describe-issue.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { findClosest } from '#problems/find-closest.ts'
import { suggestAddress } from '#problems/suggest-address.ts'
import { suggestFile } from '#problems/suggest-file.ts'
import type { RawProblem } from '#problems/problem.ts'
import { adviseOnDate } from '#profile/advise-on-date.ts'
import { section, sectionTypes } from '#sections/section.ts'

import { adviseOnLink } from './advise-on-link.ts'
import { findExample, isOptional, knownKeys } from './follow-model.ts'
import { describePlace, findHome } from './place-field.ts'
import { addIds, deriveIds } from './derive-ids.ts'

export type ShapeResult = {
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

/** A misspelt name in an object: a key, or the type of a section. */
type Misspelling = {
  readonly problem: RawProblem
  readonly path: Path
  readonly from: string
  readonly to: string
  readonly type?: string
}

type Issues = NonNullable<ReturnType<typeof portfolio.safeParse>['error']>['issues']

const types: readonly string[] = sectionTypes

/**
 * Checks a document against the model: one problem for each cause. `siteFiles` are suggested for
 * links.
 */
export function checkShape(written: unknown, siteFiles?: ReadonlySet<string>): ShapeResult {
  const misspelt: RawProblem[] = []
  const names = new Map<string, Path>()
  const guessed = new Set<string>()
  const writtenAs = (path: Path) => names.get(JSON.stringify(path)) ?? path.slice(-1)
  const lifted = liftBasics(written, misspelt, names)
  let document = lifted
  for (;;) {
    // Beside a misspelt "id", the document that has none says what is missing.
    const whole = deriveIds(document)
    const { data, error } = portfolio.safeParse(whole)
    const issues = openUnions(error?.issues ?? [])
    const found = [...findMisspeltTypes(document), ...findMisspeltKeys(document, issues)]
    if (found.length === 0) {
      const problems = [...misspelt, ...describeIssues(document, issues, guessed, siteFiles)]
      return {
        portfolio: problems.length > 0 ? undefined : data,
        problems,
        document: whole,
        names,
        guessed,
      }
    }
    if (document === lifted) document = copy(lifted)
    for (const { problem, path, from, to, type } of found) {
      misspelt.push(problem)
      const object = valueAt(document, path)
      if (!isObject(object)) continue
      Reflect.set(object, to, type ?? propertyOf(object, from))
      if (type !== undefined) guessed.add(JSON.stringify(path))
      else {
        Reflect.deleteProperty(object, from)
        names.set(JSON.stringify([...path, to]), writtenAs([...path, from]))
      }
    }
  }
}

/** The problems of a corrected document at the names as they are written. */
export function restoreNames(problems: readonly RawProblem[], names: ShapeResult['names']) {
  if (names.size === 0) return [...problems]
  return problems.map((problem) => ({
    ...problem,
    path: problem.path.flatMap(
      (name, index) => names.get(JSON.stringify(problem.path.slice(0, index + 1))) ?? [name],
    ),
  }))
}

/**
 * Takes the fields of "basics" of a JSON Resume into the profile, so that one validation reports what
 * is wrong with them, too.
 */
function liftBasics(written: unknown, problems: RawProblem[], names: Map<string, Path>): unknown {
  const profile = propertyOf(written, 'profile')
  const basics = propertyOf(profile, 'basics')
  if (!isObject(basics)) return written
  const path = ['profile']
  problems.push(
    describeUnknownKey(path, 'basics', undefined, describePlace(written, path, 'basics')),
  )
  const others = entriesOf(profile).filter(([name]) => name !== 'basics')
  const fields = entriesOf(basics).filter(([name]) => propertyOf(profile, name) === undefined)
  for (const [name] of fields) names.set(JSON.stringify([...path, name]), ['basics', name])
  return {
    ...Object.fromEntries(entriesOf(written)),
    profile: Object.fromEntries([...others, ...fields]),
  }
}

/** Sections of a misspelt type, or with a misspelt "type": nothing else is known of them. */
function findMisspeltTypes(document: unknown): Misspelling[] {
  return itemsOf(propertyOf(document, 'sections')).flatMap((one, index): Misspelling[] => {
    const path = ['sections', index]
    const type = propertyOf(one, 'type')
    if (typeof type === 'string') {
      const meant = types.includes(type) ? undefined : findClosest(type, types)
      if (meant === undefined) return []
      const problem = { ...describeSectionType(type, types), path: [...path, 'type'] }
      return [{ problem, path, from: 'type', to: 'type', type: meant }]
    }
    const from = entriesOf(one).find(([key]) => findClosest(key, ['type']) && !isField(key))?.[0]
    if (type !== undefined || from === undefined) return []
    return [{ problem: describeUnknownKey(path, from, 'type'), path, from, to: 'type' }]
  })
}

/** Keys that the model does not know, each beside a missing field that is spelt alike. */
function findMisspeltKeys(document: unknown, issues: Issues): Misspelling[] {
  return issues.flatMap((issue): Misspelling[] => {
    if (issue.code !== 'unrecognized_keys') return []
    const path = pathOf(issue)
    const missing = new Set(fieldsOf(document, path).missing)
    return issue.keys.flatMap((from): Misspelling[] => {
      const to = findMeant(document, path, from, missing)
      if (to === undefined) return []
      missing.delete(to)
      return [{ problem: describeUnknownKey(path, from, to), path, from, to }]
    })
  })
}

function describeIssues(
  document: unknown,
  issues: Issues,
  guessed: ReadonlySet<string>,
  siteFiles?: ReadonlySet<string>,
) {
  // A value of the wrong type has no other problem: a text has no items to count.
  const mistyped = new Set(
    issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => JSON.stringify(path)),
  )
  return issues.flatMap((issue): RawProblem[] => {
    const path = pathOf(issue)
    if (issue.code !== 'invalid_type' && mistyped.has(JSON.stringify(path))) return []
    if (issue.code === 'unrecognized_keys') {
      const { missing, present } = fieldsOf(document, path)
      return issue.keys.map((key) => {
        const meant = findMeant(document, path, key, missing)
        const advice =
          describePlace(document, path, key) ??
          adviseOnLink(document, path, key) ??
          adviseOnRepeat(key, present, valueAt(document, [...path, key])) ??
          listFields(key, missing)
        return describeUnknownKey(path, key, meant, advice)
      })
    }
    const value = valueAt(document, path)
    const described = describeIssue(
      issue,
      path,
      { value, example: findExample(document, path) },
      types,
    )
    const suggested = withSuggestion(described, issue, value, document, siteFiles)
    const named = path.at(-1) === 'id' ? withId(suggested, document) : suggested
    const problem = value === '' && isOptional(document, path) ? withDeletion(named) : named
    // The fields of a guessed type may not be missing at all.
    const isGuess = problem.mark === 'parent' && guessed.has(JSON.stringify(problem.path))
    return isGuess ? [] : [problem]
  })
}

/** Says what to do with a field whose place is taken. */
function adviseOnRepeat(key: string, present: readonly string[], value: unknown) {
  const synonym = findSynonym(key, present, value)
  if (synonym !== undefined) return `"${synonym}" is there already: write this there, or delete it.`
  const closest = findClosest(key, present, 1)
  return closest && `"${closest}" is there already: delete this.`
}

/** A longer list would hide the sentence. */
const mostListed = 12

/** Names the fields that an object lacks, for a field whose name is near none. Ids are derived. */
function listFields(key: string, missing: readonly string[]): string | undefined {
  const fields = missing.filter((name) => name !== 'id' && !name.startsWith('$'))
  if (fields.length === 0 || key.startsWith('$')) return undefined
  const list = fields.slice(0, mostListed).map((name) => formatValue(name))
  const rest = fields.length > mostListed ? ' and others' : ''
  return `Delete it. Fields that could be here: ${list.join(', ')}${rest}.`
}

/** Says which id an answer could have that lacks one. Scenes name it, so it is not derived. */
function withId(problem: RawProblem, document: unknown): RawProblem {
  if (problem.mark !== 'parent') return problem
  const answers = itemsOf(valueAt(document, problem.path.slice(0, -1)))
  const named = addIds(answers, () => ({ noun: 'answer', field: 'label' }))
  const id = propertyOf(valueAt(named, problem.path.slice(-1)), 'id')
  return typeof id === 'string' ? { ...problem, help: `Write "id": "${id}".` } : problem
}

/** Other tools write "" in fields that nobody filled. */
function withDeletion({ help, ...problem }: RawProblem): RawProblem {
  const isSaid = /\bdelete\b/iu.test(help)
  const advice = isSaid ? help : `Delete it, or ${help.charAt(0).toLowerCase()}${help.slice(1)}`
  return { ...problem, help: advice }
}

/** Fields that take an address. A test refuses other names. */
const addressFields = new Set<unknown>(['href', 'url', 'backend'])

/** Fields that name a file beside the content. */
const fileFields = new Set<unknown>(['src', 'still', 'story'])

/** Adds the date, the address, the file or the colour that was probably meant by a value that is none. */
function withSuggestion(
  problem: RawProblem,
  issue: Issues[number],
  found: unknown,
  document: unknown,
  siteFiles?: ReadonlySet<string>,
): RawProblem {
  const dateHelp = adviseOnDate(problem.path, found)
  if (dateHelp !== undefined) return { ...problem, help: dateHelp }
  if (issue.code !== 'invalid_format' || typeof found !== 'string') return problem
  if (issue.pattern === colourPattern) return { ...problem, suggestion: suggestColour(found) }
  const [, pattern] = /^\/(.+)\/u$/u.exec(issue.pattern ?? '') ?? []
  const field = problem.path.at(-1)
  if (pattern !== undefined && fileFields.has(field)) {
    const suggestion = suggestFile(found, new RegExp(pattern, 'u'))
    const help =
      suggestion && /\s/u.test(found.trim())
        ? 'A file name may not have spaces: rename the file.'
        : problem.help
    return { ...problem, help, suggestion }
  }
  if (pattern === undefined || !addressFields.has(field)) return problem
  const form = new RegExp(pattern, 'u')
  const suggestion =
    suggestAddress(found, form, siteFiles) ??
    (form.test('#a') ? suggestPath(document, found) : undefined)
  return { ...problem, suggestion }
}

/** The anchor of a section, or the path of a page, for a name alone: "contact", "imprint". */
function suggestPath(document: unknown, name: string): string | undefined {
  if (!/^[a-z0-9][a-z0-9_-]{2,}$/u.test(name)) return undefined
  const ids = itemsOf(propertyOf(document, 'sections')).map((one) => propertyOf(one, 'id'))
  return ids.includes(name) ? `#${name}` : `/${name}/`
}

/** The missing field that was most likely meant. Fields of other objects are not misspelt ones. */
function findMeant(document: unknown, path: Path, key: string, missing: Iterable<string>) {
  const value = valueAt(document, [...path, key])
  if (findSynonym(key, knownKeys(document, path), value)) return findSynonym(key, missing, value)
  const isElsewhere = path.length === 0 && findHome(document, key) !== undefined
  return isElsewhere ? undefined : findClosest(key, missing)
}

function fieldsOf(document: unknown, path: Path) {
  const isMissing = (key: string) => valueAt(document, [...path, key]) === undefined
  const keys = knownKeys(document, path)
  return { missing: keys.filter(isMissing), present: keys.filter((key) => !isMissing(key)) }
}

function isField(key: string): boolean {
  return section.options.some(({ shape }) => Object.hasOwn(shape, key))
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (!isObject(value)) return value
  return Object.fromEntries(entriesOf(value).map(([key, item]) => [key, copy(item)]))
}

/** The issues of the option that has the type of the value, in the place of those of its union. */
function openUnions(issues: Issues): Issues {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return [issue]
    const meant = issue.errors.find((inner) =>
      inner.every(({ code, path }) => code !== 'invalid_type' || path.length > 0),
    )
    if (!meant) return [issue]
    const inner = meant.map((one) => ({ ...one, path: [...issue.path, ...one.path] }))
    return openUnions(inner)
  })
}

function pathOf({ path }: Issues[number]): Path {
  return path.filter((part) => typeof part !== 'symbol')
}
