import type { z } from 'zod'

import { closest } from '#fields/closest.ts'
import type { Finding } from '#fields/finding.ts'

import { written } from './describe-value.ts'

type Words = Pick<Finding, 'code' | 'message' | 'help' | 'suggestion'>

/**
 * A field that the model does not know, and the one that was meant where one is near; or the one
 * that is near and stands there already.
 */
export function describeUnknownKey(
  path: Finding['path'],
  key: string,
  meant: string | undefined,
  double?: string,
): Finding {
  const help =
    double === undefined ? 'Take it out.' : `"${double}" is there already: take this out.`
  return {
    path: [...path, key],
    mark: 'key',
    severity: 'error',
    code: 'content/unknown-key',
    message: `There is no field ${written(key)} here.`,
    help: meant === undefined ? help : `Write "${meant}", or take it out.`,
    suggestion: meant,
  }
}

/** What one of zod's issues means for an owner; unknown keys are described one by one. */
export function describeIssue(
  issue: z.core.$ZodIssue,
  path: Finding['path'],
  found: unknown,
  sectionTypes: readonly string[],
): Finding {
  if (found === undefined) {
    const isType = path.length === 3 && path[0] === 'sections' && path[2] === 'type'
    return {
      path: path.slice(0, -1),
      mark: 'parent',
      severity: 'error',
      code: 'content/missing-field',
      message: `The field "${path.at(-1) ?? 'document'}" is missing here.`,
      help: isType
        ? `Add it, with one of ${sectionTypes.map((type) => written(type)).join(', ')}.`
        : path.length <= 1
          ? 'Add it: the content needs it.'
          : 'Add it, or take the part that needs it out.',
    }
  }
  const mark = issue.code === 'invalid_key' ? 'key' : 'value'
  return { path, mark, severity: 'error', ...wordsFor(issue, found) }
}

function wordsFor(issue: z.core.$ZodIssue, found: unknown): Words {
  if (found === Infinity || found === -Infinity) return typeWords('number', found)
  switch (issue.code) {
    case 'invalid_type':
      return typeWords(issue.expected, found)
    case 'invalid_value':
      return describeValues(found, issue.values)
    case 'invalid_union':
      return describeValues(found, 'options' in issue ? [...(issue.options ?? [])] : [])
    case 'too_small':
      return sizeWords('content/too-small', issue.minimum, found)
    case 'too_big':
      return sizeWords('content/too-big', issue.maximum, found)
    case 'invalid_key':
      return {
        code: 'content/wrong-key',
        message: `${written(issue.path.at(-1))} cannot be a name here.`,
        help: `${issue.issues.map(({ message }) => message).join('. ')}.`,
      }
    default:
      return {
        code: 'content/wrong-format',
        message: `${written(found)} does not fit here.`,
        help: `${issue.message}.`,
      }
  }
}

/** Words for a value that is none of those allowed. */
export function describeValues(found: unknown, allowed: readonly unknown[]): Words {
  const words = allowed.filter((value) => typeof value === 'string')
  const suggestion = typeof found === 'string' ? closest(found, words) : undefined
  const list = allowed.map((value) => written(value)).join(', ')
  return {
    code: 'content/wrong-value',
    message: `${written(found)} is not one of the values allowed here.`,
    help: allowed.length === 1 ? `Write ${list}.` : `Write one of ${list}.`,
    suggestion,
  }
}

const typeNames: Readonly<Record<string, string>> = {
  object: 'an object { }',
  record: 'an object { }',
  array: 'a list [ ]',
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
}

function typeWords(expected: string, found: unknown): Words {
  const wanted = typeNames[expected] ?? expected
  return {
    code: 'content/wrong-type',
    message:
      found === Infinity || found === -Infinity
        ? 'This number is larger than a computer can count.'
        : `This is ${nameOf(found)}, and ${wanted} belongs here.`,
    help: `Write ${wanted}.`,
  }
}

function nameOf(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return `the ${typeof value === 'string' ? 'text' : 'number'} ${written(value)}`
}

function sizeWords(
  code: 'content/too-small' | 'content/too-big',
  bound: number | bigint,
  found: unknown,
): Words {
  const isSmall = code === 'content/too-small'
  const bounds = isSmall ? 'at least' : 'at most'
  const stand = isSmall ? 'must stand here' : 'may stand here'
  if (typeof found === 'string') {
    const length = [...found].length
    return {
      code,
      message: `This text has ${counted(length, 'character')}; ${bounds} ${bound} ${stand}.`,
      help: `Write ${bounds} ${counted(bound, 'character')}.`,
    }
  }
  if (Array.isArray(found)) {
    return {
      code,
      message: `This list has ${counted(found.length, 'item')}; ${bounds} ${bound} ${stand}.`,
      help: `Write ${bounds} ${counted(bound, 'item')}.`,
    }
  }
  return {
    code,
    message: `${written(found)} is too ${isSmall ? 'small' : 'large'} here.`,
    help: `Write a number that is ${bounds} ${bound}.`,
  }
}

function counted(count: number | bigint, noun: string): string {
  return `${count} ${noun}${Number(count) === 1 ? '' : 's'}`
}
