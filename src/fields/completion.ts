import { z } from 'zod'

import { entriesOf, isObject } from '#json/untyped-value.ts'

/** Writes a value whole that may be written in short; undefined for one that says nothing. */
type Complete = (written: unknown) => unknown

/** How values are completed, by their schema. A registry, because a description copies the schema. */
const completions = z.registry<{ readonly complete: Complete }>()

/** What was found in the registry, which is slow. */
const found = new WeakMap<z.ZodType, readonly Complete[]>()

/** The completion of the values of a schema, if it has one. */
export function completionsOf(schema: z.ZodType): readonly Complete[] {
  const known = found.get(schema)
  if (known) return known
  const { complete } = completions.get(schema) ?? {}
  const list = complete ? [complete] : []
  found.set(schema, list)
  return list
}

/** The fields that are completed where they are left out, by their schemas. */
export const completedFields = new WeakSet<object>()

/** A schema whose values are completed. The model reads documents in which that is done. */
export function completed<Schema extends z.ZodType>(schema: Schema, complete: Complete): Schema {
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
  return completed(z.union([whole, expanded]), (written) =>
    typeof written === 'string' && text.safeParse(written).success ? expand(written) : written,
  )
}

function parseWhole<Whole extends z.ZodType>(
  whole: Whole,
  made: unknown,
  context: z.RefinementCtx,
): z.output<Whole> {
  const { data, error } = whole.safeParse(made)
  if (!error) return data
  context.addIssue('Write it whole')
  return z.NEVER
}

/** A list of texts, or one text alone. */
export function orOneText<Entry extends z.ZodType>(list: z.ZodArray<Entry>, text: z.ZodString) {
  return orText(list, text, (alone) => [alone])
}

/**
 * A list of at most `most` links, or an object with their labels as names: `{ "Imprint": "/imprint/" }`.
 * `field` is the field of a link that is its label.
 */
export function orMap<Entry extends z.ZodType>(
  entry: Entry,
  most: number,
  label: z.ZodString,
  address: z.ZodString,
  field = 'label',
) {
  const list = z.array(entry).max(most)
  const map = z.record(label, address).meta({ maxProperties: most })
  const expanded = map.transform((written, context) =>
    parseWhole(list, listLinks(written, field), context),
  )
  return completed(z.union([list, expanded]), (written) =>
    isObject(written) && map.safeParse(written).success ? listLinks(written, field) : written,
  )
}

function listLinks(written: unknown, field: string) {
  return entriesOf(written).map(([label, url]) => ({ [field]: label, url }))
}

/** A list of objects, or one object alone. */
export function orOne<Entry extends z.ZodObject>(list: z.ZodArray<Entry>) {
  const alone = list.element.transform((entry) => [entry])
  return completed(z.union([list, alone]), (written) => (isObject(written) ? [written] : written))
}
