import { formatPointer, type Path } from '#json/path.ts'
import { formatValue } from '#json/format-value.ts'
import { readValue } from '#json/untyped-value.ts'
import { describeIssue, describeUnknownKey } from '#problems/describe-issue.ts'
import { findNoun, nounsOfDocument } from '#problems/describe-path.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { findClosest } from '#problems/find-closest.ts'
import type { RawProblem } from '#problems/problem.ts'
import { findNouns, sectionTypes } from '#sections/section.ts'

import { adviseOnUnknownField } from './advice/unknown-fields/advise-on-unknown-field.ts'
import { adviseOnLink, describeLinkList, findProfileAddress } from './advice/advise-on-link.ts'
import { describeKeyedRecords } from './advice/describe-keyed-records.ts'
import { describeManyAnswers } from './advice/describe-many-answers.ts'
import { adviseOnSiteFile } from './advice/advise-on-site-file.ts'
import { dropOther, sortFields, findMeantField } from './find-meant-field.ts'
import { listChoices, findExample, isOptional, isRemovable, findSchema } from './follow-model.ts'
import { maxAdvised, readPath, type Issues } from './issues.ts'
import { describePlace } from './place-field.ts'
import { suggestValue, type Files } from './suggest-value.ts'
import { wrapText } from './wrap-text.ts'

/** One problem for each cause among the issues of a document. */
export function describeIssues(
  document: unknown,
  issues: Issues,
  guessed: ReadonlySet<string>,
  files: Files,
) {
  // A value of the wrong type has no other problem: a text has no items to count.
  const mistyped = new Set(
    issues
      .filter(({ code }) => code === 'invalid_type')
      .map((issue) => formatPointer(readPath(issue))),
  )
  const reported = new Set<string>()
  return issues.flatMap((issue, order): RawProblem[] => {
    const path = readPath(issue)
    const joined = order < maxAdvised ? describeJoined(document, issue, path) : undefined
    if (joined) {
      const place = formatPointer(joined.path)
      if (reported.has(place)) return []
      reported.add(place)
      return [joined]
    }
    if (issue.code !== 'invalid_type' && mistyped.has(formatPointer(path))) return []
    if (issue.code === 'unrecognized_keys') return describeUnknownKeys(document, path, issue.keys)
    const problem = describeWrongValue(document, issue, path, files, order >= maxAdvised)
    // The fields of a guessed type may not be missing at all.
    const isGuess = problem.mark === 'parent' && guessed.has(formatPointer(problem.path))
    return isGuess ? [] : [problem]
  })
}

/** One problem for the issues of a value that is written in a way of its own. Undefined for other values. */
function describeJoined(
  document: unknown,
  issue: Issues[number],
  path: Path,
): RawProblem | undefined {
  return (
    describeLinkList(document, path) ??
    describeKeyedRecords(document, path) ??
    (issue.code === 'too_big' ? describeManyAnswers(document, path, issue.maximum) : undefined)
  )
}

/** Describes the fields of an object that the model does not know. */
function describeUnknownKeys(document: unknown, path: Path, keys: readonly string[]): RawProblem[] {
  const { missing, present } = sortFields(document, path)
  return keys.map((key, index) => {
    if (index >= maxAdvised) return describeUnknownKey(path, key, undefined)
    const value = readValue(document, [...path, key])
    const file = adviseOnSiteFile(path, key)
    const meant = file === undefined ? findMeantField(document, path, key, missing) : undefined
    const repeat = adviseOnRepeat(key, dropOther(path, key, present), value)
    // In these, a field that is there is more likely meant than one elsewhere.
    const isNearest = /^(?:footer|profile|site)$/u.test(path.join())
    const advice =
      file ??
      adviseOnUnknownField(document, path, key) ??
      (isNearest ? repeat : undefined) ??
      describePlace(document, path, key) ??
      adviseOnLink(document, path, key) ??
      repeat ??
      listFields(key, missing)
    return describeUnknownKey(path, key, meant, advice)
  })
}

/** Describes a value that does not fit, or is missing. If `isPlain`, without an example and advice. */
function describeWrongValue(
  document: unknown,
  issue: Issues[number],
  path: Path,
  files: Files,
  isPlain: boolean,
): RawProblem {
  const value = readValue(document, path)
  if (isPlain && value !== undefined) {
    return describeIssue(issue, path, { value }, sectionTypes)
  }
  const example = findProfileAddress(document, path) ?? findExample(document, path)
  const whole = wrapText(findSchema(document, path), value, example)
  const context = {
    value,
    example: whole ?? example,
    removable: nameRemovable(document, path.slice(0, -1)),
  }
  // A text that does not fit may be meant for a field, or for a list: "dark" of a theme is no accent.
  const isPart = issue.code === 'invalid_format' && whole !== undefined
  const expected = Array.isArray(whole) ? ('array' as const) : ('object' as const)
  const meant = isPart ? { ...issue, code: 'invalid_type' as const, expected } : issue
  const described = addChoices(describeIssue(meant, path, context, sectionTypes), document, value)
  const suggested = suggestValue(described, issue, value, document, files)
  // Without "alt", most pictures are refused.
  const isUnset =
    path.at(-1) !== 'alt' &&
    (value === '' || value === false || value === null) &&
    isOptional(document, path)
  return isUnset ? addDeletion(suggested) : addOtherType(suggested, path, document)
}

/** Names the part at a path for its owner, if it may be deleted. */
function nameRemovable(document: unknown, path: Path): string | undefined {
  const [part, index = 0, ...inner] = path
  const last = path.at(-1)
  if (!isRemovable(document, path)) return undefined
  if (typeof last === 'string') return `"${last}"`
  if (part === 'sections' && inner.length === 0) return 'the section'
  const type = part === 'sections' ? readValue(document, [part, index, 'type']) : undefined
  const nouns = type === undefined ? nounsOfDocument : findNouns(type)
  return `the ${findNoun(nouns, String(path.at(-2)))?.noun ?? 'entry'}`
}

/** Says what to do with a field whose place is taken. */
function adviseOnRepeat(key: string, present: readonly string[], value: unknown) {
  // A site has both, and its name is more likely that of a person.
  const isOwner = key === 'name' && present.includes('owner')
  const synonym = findSynonym(key, isOwner ? ['owner'] : present, value)
  if (synonym !== undefined) return `"${synonym}" is there already: write this there, or delete it.`
  const closest = findClosest(key, present, 1)
  return closest && `"${closest}" is there already: delete this.`
}

/** A longer list would hide the sentence. */
const maxListed = 12

/** Names the fields that an object lacks, for a field whose name is near none. Ids are derived. */
function listFields(key: string, missing: readonly string[]): string | undefined {
  const fields = missing.filter((name) => name !== 'id' && !name.startsWith('$'))
  if (fields.length === 0 || key.startsWith('$')) return undefined
  const list = fields.slice(0, maxListed).map((name) => formatValue(name))
  const rest = fields.length > maxListed ? ' and others' : ''
  return `Delete it. Fields that could be here: ${list.join(', ')}${rest}.`
}

/** Says which values the fields of an object of choices take, such as the fonts. */
function addChoices(problem: RawProblem, document: unknown, value: unknown): RawProblem {
  const { path, code, help } = problem
  if (code === 'content/wrong-type') {
    const lists = listChoices(document, path).map(
      ([name, values]) => `"${name}" takes ${values.map((one) => `"${one}"`).join(', ')}`,
    )
    if (lists.length === 0) return problem
    return { ...problem, help: `${help} ${lists.join('; ')}.${adviseOnOwnFont(path)}` }
  }
  if (code === 'content/wrong-format') return { ...problem, help: help + adviseOnOwnFont(path) }
  if (code !== 'content/wrong-value') return problem
  const others = listChoices(document, path.slice(0, -1)).filter(([, values]) =>
    values.some((one) => one === value),
  )
  const [other] = others.map(([name]) => name)
  const advice =
    other === undefined ? adviseOnOwnFont(path) : ` "${String(value)}" is for "${other}".`
  return { ...problem, help: help + advice }
}

/** Other fonts than those of the theme are no content. */
function adviseOnOwnFont(path: Path): string {
  return path.slice(0, 2).join() === 'theme,fonts'
    ? ' For a font of your own, write "@font-face" in style.css, as docs/style.md of Folio shows.'
    : ''
}

/** The skills of the profile are shown by another type than "skills". */
function addOtherType(problem: RawProblem, [, , field]: Path, document: unknown): RawProblem {
  const isMissing = problem.code === 'content/missing-field' && field === 'slides'
  if (!isMissing || readValue(document, ['profile', 'skills']) === undefined) return problem
  const advice = 'To show the "skills" of the profile, write "type": "skill-groups".'
  return { ...problem, help: `${problem.help} ${advice}` }
}

/** Other tools write "" in fields that nobody filled, and false in those that are off. */
function addDeletion({ help, ...problem }: RawProblem): RawProblem {
  const isSaid = /\bdelete\b/iu.test(help)
  const advice = isSaid ? help : `Delete it, or ${help.charAt(0).toLowerCase()}${help.slice(1)}`
  return { ...problem, help: advice }
}
