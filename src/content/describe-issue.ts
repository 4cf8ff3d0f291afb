import type { z } from 'zod'

import type { Finding } from '#fields/finding.ts'

type Words = Pick<Finding, 'code' | 'message' | 'help'>

const required = 'Add it, or take the part that needs it out.'

/** What one of zod's issues means for an owner, as findings (an unknown key each is one). */
export function describeIssue(issue: z.core.$ZodIssue, found: unknown): Finding[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      path: [...path, key],
      mark: 'key',
      severity: 'error',
      code: 'content/unknown-key',
      message: `There is no field "${key}" here.`,
      help: 'Mend the spelling, or take it out.',
    }))
  }
  if (found === undefined) {
    const name = String(path.at(-1) ?? 'document')
    return [
      {
        path: path.slice(0, -1),
        mark: 'parent',
        severity: 'error',
        code: 'content/missing-field',
        message: `The field "${name}" is missing here.`,
        help: required,
      },
    ]
  }
  const mark = issue.code === 'invalid_key' ? 'key' : 'value'
  return [{ path, mark, severity: 'error', ...wordsFor(issue, found) }]
}

function wordsFor(issue: z.core.$ZodIssue, found: unknown): Words {
  switch (issue.code) {
    case 'invalid_type':
      return {
        code: 'content/wrong-type',
        message: `This is ${nameOf(found)}, and ${typeName(issue.expected)} belongs here.`,
        help: `Write ${typeName(issue.expected)}.`,
      }
    case 'invalid_value':
      return {
        code: 'content/wrong-value',
        message: `${shown(found)} is not one of the values allowed here.`,
        help: `Use ${issue.values.map((value) => shown(value)).join(', ')}.`,
      }
    case 'invalid_union':
      return {
        code: 'content/wrong-value',
        message: `${shown(found)} is not one of the values allowed here.`,
        help:
          'options' in issue && issue.options
            ? `Use ${[...issue.options].map((value) => shown(value)).join(', ')}.`
            : 'Write what the published schema allows here.',
      }
    case 'too_small':
      return {
        code: 'content/too-small',
        message: `This is less than is allowed here: ${sizeOf(found)}.`,
        help: `At least ${issue.minimum} ${unitOf(issue.origin)}`.trim().concat('.'),
      }
    case 'too_big':
      return {
        code: 'content/too-big',
        message: `This is more than is allowed here: ${sizeOf(found)}.`,
        help: `At most ${issue.maximum} ${unitOf(issue.origin)}`.trim().concat('.'),
      }
    case 'invalid_key':
      return {
        code: 'content/wrong-key',
        message: `${shown(issue.path.at(-1))} cannot be a name here.`,
        help: `${issue.issues.map(({ message }) => message).join('. ')}.`,
      }
    default:
      return {
        code: 'content/wrong-format',
        message: `${shown(found)} does not fit here.`,
        help: `${issue.message}.`,
      }
  }
}

function typeName(expected: string): string {
  const names: Record<string, string> = {
    object: 'an object { }',
    record: 'an object { }',
    array: 'a list [ ]',
    string: 'text in quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
  }
  return names[expected] ?? expected
}

function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${shown(value)}`
}

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `${[...value].length} characters`
  return Array.isArray(value) ? `${value.length} items` : shown(value)
}

function unitOf(origin: string): string {
  return { string: 'characters', array: 'items' }[origin] ?? ''
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
