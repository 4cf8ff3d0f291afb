import type { z } from 'zod'

import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { isObject } from '#json/untyped-value.ts'

import { describeType } from './describe-type.ts'
import { describeValues } from './describe-values.ts'
import type { Description, RawProblem } from './problem.ts'

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
  return {
    path: [...path, key],
    mark: 'key',
    code: 'content/unknown-key',
    message: `There is no field ${formatValue(key)} here.`,
    help: meant === undefined ? (advice ?? 'Delete it.') : `Write "${meant}", or delete it.`,
    suggestion: meant,
  }
}

/** The value at the path of an issue, and what it could be. */
type Context = {
  readonly value: unknown
  readonly example?: unknown
  /** The part that lacks a field, if it may be deleted: "the section". */
  readonly removable?: string | undefined
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
  { example, removable }: Context,
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
      : `Add ${field}${removable === undefined ? '' : `, or delete ${removable}`}.`,
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
        help: describeKey(issue.issues),
      }
    default:
      return {
        code: 'content/wrong-format',
        message: `${formatValue(found)} does not fit here.`,
        help: `${issue.message}.`,
      }
  }
}

/** Says which names fit. The pattern of a name has a message of its own, and its length has none. */
function describeKey(issues: readonly z.core.$ZodIssue[]): string {
  const long = issues.find((issue) => issue.code === 'too_big')
  return long === undefined
    ? `${issues.map(({ message }) => message).join('. ')}.`
    : `Write at most ${long.maximum} characters.`
}

/** Describes a type of section that does not exist. */
export function describeSectionType(found: unknown, types: readonly unknown[]): Description {
  return {
    ...describeValues(found, types),
    code: 'content/unknown-type',
    message: `${formatValue(found)} is not a type of section.`,
  }
}

function listTypes(errors: readonly z.core.$ZodIssue[][]): string[] {
  const types = errors.flatMap((issues) =>
    issues.flatMap((issue) =>
      issue.code === 'invalid_type' && issue.path.length === 0 ? issue.expected : [],
    ),
  )
  return [...new Set(types)]
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
