import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import { isObject, readItems } from '#json/untyped-value.ts'

import type { Description } from './problem.ts'

const typeNames: Readonly<Record<string, string>> = {
  object: 'an object { }',
  record: 'an object { }',
  array: 'a list [ ]',
  string: 'text in quotes',
  number: 'a number',
  int: 'a whole number',
}

/** Describes a value of another type than those that belong in its place. */
export function describeType(
  expected: readonly string[],
  found: unknown,
  example: unknown,
): Description {
  const names = expected.flatMap((type) =>
    type === 'boolean' ? ['true', 'false'] : (typeNames[type] ?? type),
  )
  const wanted = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(new Set(names))
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

function nameValue(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object'
  return `the ${typeof value === 'string' ? 'text' : 'number'} ${formatValue(value)}`
}
