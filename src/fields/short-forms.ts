import { z } from 'zod'

import { isObject, isText, readEntries } from '#json/untyped-value.ts'

import { addCompletion, listCompletions, loneParts } from './completion.ts'

/**
 * A value that is written whole, or in a short form that `expand` writes whole. `isLike` says quickly whether
 * a value is of the type of the short form: to refuse one takes zod long.
 */
function orShort<Whole extends z.ZodType, Short extends z.ZodType>(
  whole: Whole,
  short: Short,
  isLike: (written: unknown) => boolean,
  expand: (written: unknown) => unknown,
) {
  const expanded = short.transform((written, context) =>
    parseWhole(whole, expand(written), context),
  )
  return addCompletion(z.union([whole, expanded]), (written) =>
    isLike(written) && short.safeParse(written).success ? expand(written) : written,
  )
}

/** Parses the whole value that was made of a short form. */
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

/** An object or a list, or one text in its place. */
export function orText<Whole extends z.ZodType>(
  whole: Whole,
  text: z.ZodString,
  expand: (written: string) => unknown,
) {
  return orShort(whole, text, isText, (written) => expand(String(written)))
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
  return orShort(list, map, isObject, (written) =>
    readEntries(written).map(([name, inner]) => makeEntry(name, inner)),
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
