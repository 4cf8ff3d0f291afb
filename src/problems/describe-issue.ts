import type { z } from 'zod'

import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { isObject, readItems } from '#json/untyped-value.ts'
import { syntaxSentences } from '#json/syntax/syntax-sentences.ts'

import { findClosest } from './find-closest.ts'
import type { RawProblem } from './problem.ts'

type Description = Omit<RawProblem, 'path' | 'mark'>

/**
 * Describes a field that the model does not know: `meant` is the missing field that was most likely
 * meant, `advice` what else to do than to delete it.
 */
export function describeUnknownKey(
  path: Path,
  key: string,
  meant: string | undefined,
  advice?: string,
): RawProblem {
  const [message, help] = syntaxSentences.prototypeKey
  return {
    path: [...path, key],
    mark: 'key',
    code: 'content/unknown-key',
    message: message.replace('{quoted}', () => formatValue(key)),
    help: meant === undefined ? (advice ?? help) : `Write "${meant}", or delete it.`,
    suggestion: meant,
  }
}

/** The value at the path of an issue, and what it could be. */
type Context = {
  readonly value: unknown
  readonly example?: unknown
  /** Whether the part that lacks a field may be deleted. */
  readonly isRemovable: boolean
}

/** Describes one of zod's issues for an owner; unknown keys have a description of their own. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  path: Path,
  context: Context,
  sectionTypes: readonly string[],
): RawProblem {
  if (context.value === undefined) return describeMissingField(path, context, sectionTypes)
  const mark = issue.code === 'invalid_key' ? 'key' : 'value'
  return { path, mark, ...describe(issue, context.value, context.example) }
}

function describeMissingField(
  path: Path,
  { example, isRemovable }: Context,
  sectionTypes: readonly string[],
): RawProblem {
  const isType = path.length === 3 && path[0] === 'sections' && path[2] === 'type'
  const types = sectionTypes.map((type) => formatValue(type)).join(', ')
  const name = path.at(-1) ?? 'document'
  const field = example === undefined ? 'it' : `"${name}": ${formatExample(example)}`
  return {
    path: path.slice(0, -1),
    mark: 'parent',
    code: 'content/missing-field',
    message: `The field "${name}" is missing here.`,
    help: isType
      ? `Add it, with one of ${types}.`
      : `Add ${field}${isRemovable ? ', or delete the part that needs it' : ''}.`,
  }
}

function describe(issue: z.core.$ZodIssue, found: unknown, example: unknown): Description {
  if (found === Infinity || found === -Infinity) return describeType(['number'], found, example)
  switch (issue.code) {
    case 'invalid_type':
      return describeType([issue.expected], found, example)
    case 'invalid_value':
      return describeValues(found, issue.values)
    case 'invalid_union':
      return 'options' in issue
        ? describeSectionType(found, [...(issue.options ?? [])])
        : describeType(listTypes(issue.errors), found, example)
    case 'too_small':
      return describeSize('content/too-small', `at least ${issue.minimum}`, found)
    case 'too_big':
      return describeSize('content/too-big', `at most ${issue.maximum}`, found)
    case 'invalid_key':
      return {
        code: 'content/wrong-key',
        message: `${formatValue(issue.path.at(-1))} cannot be a name here.`,
        help: `${issue.issues.map(({ message }) => message).join('. ')}.`,
      }
    default:
      return {
        code: 'content/wrong-format',
        message: `${formatValue(found)} does not fit here.`,
        help: `${issue.message}.`,
      }
  }
}

/** Describes a type of section that does not exist. */
export function describeSectionType(found: unknown, types: readonly unknown[]): Description {
  return {
    ...describeValues(found, types),
    code: 'content/unknown-type',
    message: `${formatValue(found)} is not a type of section.`,
  }
}

/** Describes a value that is not allowed. */
export function describeValues(found: unknown, allowed: readonly unknown[]): Description {
  const texts = allowed.filter((value) => typeof value === 'string')
  const list = allowed.map((value) => formatValue(value)).join(', ')
  return {
    code: 'content/wrong-value',
    message: `${formatValue(found)} is not one of the values allowed here.`,
    help: allowed.length === 1 ? `Write ${list}.` : `Write one of ${list}.`,
    suggestion: typeof found === 'string' ? findAllowed(found, texts) : undefined,
  }
}

/** Values by the names that other tools and people give them. */
const otherValues: ReadonlyMap<string, string> = new Map([
  ['automatic', 'system'],
  ['both', 'system'],
  ['day', 'light'],
  ['default', 'system'],
  ['docker', 'own-server'],
  ['gitlab', 'other'],
  ['gitlab-pages', 'other'],
  ['night', 'dark'],
  ['only dark', 'dark'],
  ['only light', 'light'],
  ['self-hosted', 'own-server'],
  ['vps', 'own-server'],
])

/**
 * The text that was meant: another name of one, one of similar spelling, the only one that begins with
 * the same word, or "other".
 */
function findAllowed(found: string, allowed: readonly string[]): string | undefined {
  const meant = otherValues.get(found.toLowerCase()) ?? findServer(found)
  if (meant !== undefined && allowed.includes(meant)) return meant
  const closest = findClosest(found, allowed)
  const word = found.toLowerCase().split(/[\s._-]/u)[0] ?? ''
  const [only, ...others] = allowed.filter((text) => text.split('-')[0] === word)
  const sameWord = others.length === 0 ? only : undefined
  return closest ?? sameWord ?? allowed.find((text) => text === 'other')
}

/** "a virtual server" as a host is one of the owner. */
function findServer(found: string): string | undefined {
  return /\bserver$/iu.test(found.trim()) ? 'own-server' : undefined
}

const typeNames: Readonly<Record<string, string>> = {
  object: 'an object { }',
  record: 'an object { }',
  array: 'a list [ ]',
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
}

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' })

function describeType(expected: readonly string[], found: unknown, example: unknown): Description {
  const names = expected.flatMap((type) =>
    type === 'boolean' ? ['true', 'false'] : (typeNames[type] ?? type),
  )
  const wanted = alternatives.format(new Set(names))
  const isFinite = found !== Infinity && found !== -Infinity
  const meant = expected.includes('boolean') ? findSwitch(found) : undefined
  if (meant !== undefined) {
    return {
      code: 'content/wrong-type',
      message: `This is ${nameValue(found)}, and ${meant} belongs here.`,
      help: `Write ${meant} without quotes.`,
    }
  }
  return {
    code: 'content/wrong-type',
    message: isFinite
      ? `This is ${nameValue(found)}, and ${wanted} belongs here.`
      : 'This number is too large.',
    help: `Write ${wanted}${adviseOnType(found, example)}.`,
  }
}

const switches: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['on', true],
  ['yes', true],
  ['off', false],
  ['no', false],
  ['none', false],
  ['never', false],
  ['disabled', false],
  ['hidden', false],
])

/** True or false, if a text means it. */
function findSwitch(found: unknown): boolean | undefined {
  return typeof found === 'string' ? switches.get(found.toLowerCase()) : undefined
}

/** The types of a union. */
function listTypes(errors: readonly z.core.$ZodIssue[][]): string[] {
  const types = errors.flatMap((issues) =>
    issues.flatMap((issue) =>
      issue.code === 'invalid_type' && issue.path.length === 0 ? issue.expected : [],
    ),
  )
  return [...new Set(types)]
}

/** A longer example would hide the sentence. */
const longestExample = 120

/** Shows how a value of the right type is written: `, such as { "letters": "ADA" }`. */
function adviseOnType(found: unknown, example: unknown): string {
  const entry = readItems(example)[0]
  if (isObject(found) && isObject(entry) && Object.keys(found).some((name) => name in entry)) {
    return ': put [ ] around this object'
  }
  const [only, ...others] = readItems(found)
  if (isObject(only) && isObject(example) && Object.keys(only).some((name) => name in example)) {
    return others.length === 0
      ? ': delete the [ ] around it'
      : ': keep one of this list, without [ ]'
  }
  if (example === undefined || typeof example === 'boolean') return ''
  const json = formatExample(example)
  return json.length > longestExample ? '' : `, such as ${json}`
}

/** Writes an example as JSON on one line. */
export function formatExample(example: unknown): string {
  return JSON.stringify(example, null, 1)
    .replaceAll(/\[\n\s*|\n\s*(?=\])/gu, (match) => match.trim())
    .replaceAll(/\n\s*/gu, ' ')
}

function nameValue(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return `the ${typeof value === 'string' ? 'text' : 'number'} ${formatValue(value)}`
}

function describeSize(
  code: 'content/too-small' | 'content/too-big',
  bound: string,
  found: unknown,
): Description {
  const isSmall = code === 'content/too-small'
  const text = typeof found === 'string' ? [...found] : undefined
  const isList = Array.isArray(found)
  const parts = text ?? (isList ? found : isObject(found) ? Object.keys(found) : undefined)
  if (!parts) {
    const message = `${formatValue(found)} is too ${isSmall ? 'small' : 'large'} here.`
    return { code, message, help: `Write a number that is ${bound}.` }
  }
  const [whole, noun] = text
    ? ['text', 'character']
    : isList
      ? ['list', 'item']
      : ['object', 'name']
  const size = `${parts.length} ${noun}${parts.length === 1 ? '' : 's'}`
  return {
    code,
    message: `This ${whole} has ${size}; it ${isSmall ? 'needs' : 'may have'} ${bound}.`,
    help: `Write ${bound} ${noun}${bound.endsWith(' 1') ? '' : 's'}.`,
  }
}
