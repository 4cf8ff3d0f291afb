import { z } from 'zod'

import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { nounsOfDocument, splitWords } from '#problems/describe-path.ts'
import { profile as profileSchema, recordLists } from '#profile/profile.ts'
import { completeDocument } from '#validate/shape/completion/complete-document.ts'
import { openUnions } from '#validate/shape/issues.ts'

import { modernizeFields } from './modernize-fields.ts'

/** A profile from a JSON Resume, and what a profile cannot hold. */
type ResumeProfile = {
  readonly profile: object
  /** The paths of fields, as the file has them. */
  readonly fields: readonly string[]
  /** Whole records: each with the reason. */
  readonly records: readonly string[]
}

type Removed = { readonly path: Path; readonly value: unknown; readonly lacks?: string }

type Part = { readonly value: unknown } & Pick<ResumeProfile, 'fields' | 'records'>

const lists: ReadonlySet<string> = new Set([...recordLists, 'profiles'])

/** The profile of a JSON Resume: its fields as they are, each record with an id. */
export function readResume(resume: object): ResumeProfile {
  const outside = new Set(['basics', 'meta', '$schema'])
  const basics = readEntries(readProperty(resume, 'basics'))
  const isBasic = new Set(basics.map(([name]) => name))
  const all = [...basics, ...readEntries(resume).filter(([name]) => !outside.has(name))]
  const findPath = (name: string) => (isBasic.has(name) ? ['basics', name] : [name])
  const person = readPerson(Object.fromEntries(all.filter(([name]) => !lists.has(name))), findPath)
  const parts = all
    .filter(([name]) => lists.has(name))
    .map(([name, list]) => ({ name, parts: readList(name, list, findPath(name)) }))
  const written = {
    ...(isObject(person.value) ? person.value : {}),
    ...Object.fromEntries(
      parts
        .map(({ name, parts: each }) => [name, each.flatMap(({ value }) => value ?? [])] as const)
        .filter(([, list]) => list.length > 0),
    ),
  }
  const { profile, removed } = removeUnfit(written)
  const found = [person, ...parts.flatMap((list) => list.parts)]
  return {
    profile: isObject(profile) ? profile : {},
    fields: [
      ...found.flatMap(({ fields }) => fields),
      ...removed.map(({ path: [name = '', ...rest] }) =>
        [...findPath(String(name)), ...rest].join('.'),
      ),
    ],
    records: found.flatMap(({ records }) => records),
  }
}

function readPerson(written: object, findPath: (name: string) => Path): Part {
  const { fields, names } = modernizeFields(removeEmpty(written), Object.keys(profileSchema.shape))
  const { profile, removed } = removeUnfit(fields)
  return {
    value: profile,
    fields: removed.map(({ path: [name = '', ...rest] }) =>
      [...findPath(names.get(name) ?? String(name)), ...rest].join('.'),
    ),
    records: [],
  }
}

function readList(list: string, value: unknown, path: Path): Part[] {
  if (!Array.isArray(value)) {
    const isEmpty = removeEmpty(value) === undefined
    return [{ value: undefined, fields: isEmpty ? [] : [path.join('.')], records: [] }]
  }
  return readItems(value).map((record, index) => readRecord(list, record, [...path, index]))
}

function readRecord(list: string, written: unknown, path: Path): Part {
  const { label = 'name' } = nounsOfDocument[list] ?? {}
  const whole = removeEmpty(typeof written === 'string' ? { [label]: written } : written)
  if (whole === undefined || (isObject(whole) && readEntries(whole).length === 0)) {
    return { value: undefined, fields: [], records: [] }
  }
  const { fields, names } = modernizeFields(whole, listFields(list))
  const { profile, removed } = removeUnfit({ [list]: [fields] })
  const lost = removed.find((one) => one.path.length < 3)
  if (lost) {
    const unfit = removed.find((one) => one.path.length === 3 && one.path[2] === lost.lacks)
    const name = nameRecord(list, readProperty(fields, label)) ?? path.join('.')
    return { value: undefined, fields: [], records: [`${name}: ${explain(lost, unfit)}`] }
  }
  const record = readValue(profile, [list, 0])
  // The whole profile gives the ids: two records of one name have different ones.
  if (isObject(record) && readProperty(fields, 'id') === undefined) {
    Reflect.deleteProperty(record, 'id')
  }
  return {
    value: record,
    fields: removed.map(({ path: [, , name = '', ...rest] }) =>
      [...path, names.get(name) ?? name, ...rest].join('.'),
    ),
    records: [],
  }
}

function nameRecord(list: string, label: unknown): string | undefined {
  if (typeof label !== 'string') return undefined
  const noun = nounsOfDocument[list]?.noun
  const isPlace = list === 'work' || list === 'volunteer'
  return isPlace ? `the ${noun} at ${label}` : `the ${noun} ${formatValue(label)}`
}

function explain({ lacks }: Removed, unfit: Removed | undefined): string {
  if (lacks === undefined) return 'it is not an object { }'
  const field = lacks === 'url' ? 'address' : splitWords(lacks)
  return unfit ? `its ${field} cannot be ${formatValue(unfit.value)}` : `it has no ${field}`
}

/** The names of the fields that a record of a list can have. */
function listFields(list: string): string[] {
  const [, schema] = Object.entries(profileSchema.shape).find(([name]) => name === list) ?? []
  const entries = pickFirstOption(schema instanceof z.ZodOptional ? schema.unwrap() : undefined)
  const option = pickFirstOption(entries instanceof z.ZodArray ? entries.element : undefined)
  return option instanceof z.ZodObject ? Object.keys(option.shape) : []
}

/** The long form of what may be written in short. */
function pickFirstOption(schema: unknown): unknown {
  return schema instanceof z.ZodUnion ? schema.options[0] : schema
}

/** Removes fields until the rest is a profile. */
function removeUnfit(written: unknown) {
  const profile = readProperty(completeDocument({ profile: written }), 'profile')
  const removed: Removed[] = []
  for (;;) {
    const { error } = profileSchema.safeParse(profile)
    // The last one, so that the indexes before it stay those of the file.
    const issue = error && openUnions(error.issues).at(-1)
    if (!issue) return { profile, removed: removed.toReversed() }
    const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
    const value = readValue(profile, path)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys.toReversed()) removed.push(take(profile, [...path, key]))
    } else if (issue.code === 'too_big' && Array.isArray(value)) {
      const maxItems = Number(issue.maximum)
      removed.push({ path: [...path, `${maxItems} and later`], value: value.splice(maxItems) })
    } else if (value !== undefined || path.length === 0) {
      removed.push(take(profile, path))
    } else {
      // A part without what it needs cannot stay.
      removed.push({ ...take(profile, path.slice(0, -1)), lacks: String(path.at(-1)) })
    }
    if (path.length === 0 && issue.code !== 'unrecognized_keys') return { profile: {}, removed }
  }
}

/** Takes a part out of an object or a list. */
function take(document: unknown, path: Path): Removed {
  const value = readValue(document, path)
  const holder = readValue(document, path.slice(0, -1))
  const key = path.at(-1)
  if (Array.isArray(holder) && typeof key === 'number') holder.splice(key, 1)
  else if (isObject(holder) && key !== undefined) Reflect.deleteProperty(holder, key)
  return { path, value }
}

/** Résumés of other programs are full of empty texts and null. */
function removeEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmpty).filter((item) => item !== undefined)
  if (isObject(value)) {
    const kept = readEntries(value).flatMap(([name, item]) => {
      const rest = removeEmpty(item)
      return rest === undefined ? [] : [[name, rest] as const]
    })
    return Object.fromEntries(kept)
  }
  return value === '' || value === null ? undefined : value
}
