import { z } from 'zod'

import { readEntries, isObject } from '#json/untyped-value.ts'

import { remember } from './remember.ts'

/**
 * Writes a value whole that may be written in short; undefined for one that says nothing. `profile` is
 * the completed profile of its document, if there is one.
 */
type Complete = (written: unknown, profile?: unknown) => unknown

/** How values are completed, by their schema. A registry, because a description copies the schema. */
const completions = z.registry<{ readonly complete: Complete }>()

/** The completion of the values of a schema, if it has one. */
export const listCompletions = remember((schema: z.ZodType): readonly Complete[] => {
  const { complete } = completions.get(schema) ?? {}
  return complete ? [complete] : []
})

/** The fields that are completed where they are left out, by their schemas. */
export const completedFields = new WeakSet<object>()

/** Values that may be written as a part of them alone, as a list as one object, by their schemas. */
export const loneParts = new WeakSet<z.ZodType>()

/** A schema whose values are completed. The model reads documents in which that is done. */
export function addCompletion<Schema extends z.ZodType>(
  schema: Schema,
  complete: Complete,
): Schema {
  completions.add(schema, { complete })
  return schema
}

/** An object or a list, or a text that stands for one. */
export function orText<Whole extends z.ZodType>(
  whole: Whole,
  text: z.ZodString,
  expand: (written: string) => unknown,
) {
  const expanded = text.transform((written, context) => parseWhole(whole, expand(written), context))
  return addCompletion(z.union([whole, expanded]), (written) =>
    typeof written === 'string' && text.safeParse(written).success ? expand(written) : written,
  )
}

export function parseWhole<Whole extends z.ZodType>(
  whole: Whole,
  made: unknown,
  context: z.RefinementCtx,
): z.output<Whole> {
  const { data, error } = whole.safeParse(made)
  if (!error) return data
  // An unknown field is a problem of its own.
  if (context.issues.length === 0) context.addIssue('Write it whole')
  return z.NEVER
}

/** A list of texts, or one text alone. */
export function orOneText<Entry extends z.ZodType>(list: z.ZodArray<Entry>, text: z.ZodString) {
  return orText(list, text, (alone) => [alone])
}

/**
 * A list of objects, or an object with one field of each as its names and another as its
 * values: `{ "Imprint": "/imprint/" }`. At least `least` and at most `most` entries.
 */
export function orMap<Entry extends z.ZodType>(
  entries: z.ZodArray<Entry>,
  { least = 0, most }: { readonly least?: number; readonly most: number },
  [nameField, name, spell = String]: readonly [string, z.ZodString, ((written: string) => string)?],
  [valueField, value]: readonly [string, z.ZodType],
) {
  const map = z
    .record(name, value)
    .meta({ ...(least > 0 && { minProperties: least }), maxProperties: most })
  return orRecord(entries.min(least).max(most), map, (key, inner) => ({
    [nameField]: spell(key),
    ...(isObject(inner) ? inner : { [valueField]: inner }),
  }))
}

/** A list of objects, or a record that has a name and a value for each. */
export function orRecord<Entry extends z.ZodType, Value extends z.ZodType>(
  list: z.ZodArray<Entry>,
  map: z.ZodRecord<z.ZodString, Value>,
  makeEntry: (name: string, inner: unknown) => object,
) {
  const makeEntries = (written: unknown) =>
    readEntries(written).map(([name, inner]) => makeEntry(name, inner))
  const expanded = map.transform((written, context) =>
    parseWhole(list, makeEntries(written), context),
  )
  return addCompletion(z.union([list, expanded]), (written) =>
    isObject(written) && map.safeParse(written).success ? makeEntries(written) : written,
  )
}

/** What `orMap` takes, or one text that `split` makes a list of. */
export function orSplit<Entry extends z.ZodType, Map extends z.ZodType>(
  forms: z.ZodUnion<readonly [z.ZodArray<Entry>, Map]>,
  words: z.ZodString,
  split: (written: string) => readonly string[],
) {
  const [list, map] = forms.options
  const [complete = (same: unknown) => same] = listCompletions(forms)
  const expanded = words.transform((written, context) => parseWhole(list, split(written), context))
  return addCompletion(z.union([list, map, expanded]), (written) =>
    typeof written === 'string' && words.safeParse(written).success
      ? split(written)
      : complete(written),
  )
}

/** A list of objects, or one of them alone. */
export function orOne<Entry extends z.ZodType, One extends z.ZodObject>(
  list: z.ZodArray<Entry>,
  one: One,
) {
  const alone = one.transform((entry) => [entry])
  const either = z.union([list, alone])
  loneParts.add(either)
  return addCompletion(either, (written) => (isObject(written) ? [written] : written))
}
