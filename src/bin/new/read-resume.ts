import { z } from 'zod'

import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readEntries, isObject, readItems, readProperty, readValue } from '#json/untyped-value.ts'
import { nounsOfDocument, splitWords } from '#problems/describe-path.ts'
import { findSynonym } from '#problems/field-synonyms.ts'
import { profile as profileSchema, recordLists } from '#profile/profile.ts'

import { modernizeFields } from './modernize-fields.ts'
import { hasContent, removeEmpty, restoreIndexes } from './remove-empty.ts'
import { removeUnfit, type Removed } from './remove-unfit.ts'
import { replaceHtml } from './replace-html.ts'

/** A part of a résumé that a profile cannot hold. */
export type LeftPart = {
  /** Where it is in the file. */
  readonly path: Path
  /** The name of a whole record; a field is named by its path. */
  readonly record?: string
  /** Why a whole record is left out. */
  readonly reason?: string
  /** What fits, as a sentence. */
  readonly help?: string | undefined
}

/** A profile from a JSON Resume, and what a profile cannot hold. */
type ResumeProfile = { readonly profile: object; readonly left: readonly LeftPart[] }

/** What the profile takes of a part, undefined for nothing, and what is left out of it. */
type Part = { readonly value: unknown; readonly left: readonly LeftPart[] }

/** A field of the résumé, by the name that the profile has for it. */
type Field = { readonly name: string; readonly value: unknown; readonly path: Path }

const lists: ReadonlySet<string> = new Set([...recordLists, 'profiles'])
const personFields = Object.keys(profileSchema.shape).filter((name) => !lists.has(name))

/** The profile of a JSON Resume: its fields as they are, with Markdown for HTML, and each record with an id. */
export function readResume(resume: object): ResumeProfile {
  const { all, twice } = collectFields(replaceHtml(resume))
  const paths = new Map(all.map(({ name, path }) => [name, path]))
  const findPath = (name: string) => paths.get(name) ?? [name]
  const ofPerson = all.filter(({ name }) => !lists.has(name))
  const person = readPerson(
    Object.fromEntries(ofPerson.map(({ name, value }) => [name, value])),
    findPath,
  )
  const records = all
    .filter(({ name }) => lists.has(name))
    .map(({ name, value, path }) => ({ name, parts: readList(name, value, path) }))
  const filled = records
    .map(({ name, parts }) => [name, parts.flatMap(({ value }) => value ?? [])] as const)
    .filter(([, list]) => list.length > 0)
  // Each part fits alone. A list of them may be too long.
  const { profile, removed } = removeUnfit({
    ...(isObject(person.value) ? person.value : {}),
    ...Object.fromEntries(filled),
  })
  const parts = [person, ...records.flatMap((list) => list.parts)]
  return {
    profile: isObject(profile) ? profile : {},
    left: [
      ...parts.flatMap(({ left }) => left),
      ...removed.map(({ path: [name = '', ...rest], help }) => ({
        path: [...findPath(String(name)), ...rest],
        help,
      })),
      ...twice,
    ],
  }
}

/** The fields in "basics" and beside it. Of those with one name, the second are left out. */
function collectFields(resume: unknown): { readonly all: Field[]; readonly twice: LeftPart[] } {
  const outside = new Set(['basics', 'meta', '$schema'])
  const basics = listContent(readProperty(resume, 'basics'), ['basics'])
  const others = listContent(resume, []).filter(({ name }) => !outside.has(name))
  const isBasic = new Set(basics.map(({ name }) => name))
  return {
    all: nameLists([...basics, ...others.filter(({ name }) => !isBasic.has(name))]),
    twice: others
      .filter(({ name }) => isBasic.has(name))
      .map(({ path }) => ({ path, help: 'It is in "basics", too.' })),
  }
}

/** The fields of an object that say anything. */
function listContent(written: unknown, before: Path): Field[] {
  return readEntries(written)
    .filter(([, value]) => hasContent(value))
    .map(([name, value]) => ({ name, value, path: [...before, name] }))
}

/** Gives lists that other tools name otherwise, such as "experience", the names that a profile has. */
function nameLists(fields: readonly Field[]): Field[] {
  const missing = new Set(lists)
  for (const { name } of fields) missing.delete(name)
  return fields.map((field) => {
    const isKnown = lists.has(field.name) || personFields.includes(field.name)
    const meant = isKnown ? undefined : findSynonym(field.name, missing, field.value)
    if (meant === undefined) return field
    missing.delete(meant)
    return { ...field, name: meant }
  })
}

function readPerson(written: object, findPath: (name: string) => Path): Part {
  const { fields, names } = modernizeFields(removeEmpty(written), personFields)
  const { profile, removed } = removeUnfit(fields)
  return {
    value: profile,
    left: removed.map(({ path: [name = '', ...rest], help }) => ({
      path: [...findPath(names.get(name) ?? String(name)), ...rest],
      help,
    })),
  }
}

function readList(list: string, value: unknown, path: Path): Part[] {
  if (!Array.isArray(value)) {
    return [{ value: undefined, left: [{ path, help: 'Write a list [ ].' }] }]
  }
  return readItems(value).map((record, index) => readRecord(list, record, [...path, index]))
}

function readRecord(list: string, written: unknown, path: Path): Part {
  const { label = 'name' } = nounsOfDocument[list] ?? {}
  const alone = list === 'profiles' ? 'url' : label
  const whole = removeEmpty(typeof written === 'string' ? { [alone]: written } : written)
  if (!hasContent(whole)) return { value: undefined, left: [] }
  const { fields, names } = modernizeFields(whole, listFields(list))
  const { profile, removed } = removeUnfit({ [list]: [fields] })
  const lost = removed.find((one) => one.path.length < 3)
  if (lost) {
    const unfit = removed.find((one) => one.path.length === 3 && one.path[2] === lost.lacks)
    const record = nameRecord(list, readProperty(fields, label)) ?? path.join('.')
    const reason = explain(lost, unfit)
    return { value: undefined, left: [{ path, record, reason, help: unfit?.help }] }
  }
  const record = readValue(profile, [list, 0])
  // The whole profile gives the ids: two records of one name have different ones.
  if (isObject(record) && readProperty(fields, 'id') === undefined) {
    Reflect.deleteProperty(record, 'id')
  }
  return {
    value: record,
    left: removed.map(({ path: [, , name = '', ...rest], help }) => ({
      path: [...path, ...restoreIndexes(written, [names.get(name) ?? name, ...rest])],
      help,
    })),
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
