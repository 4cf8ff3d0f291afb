import { z } from 'zod'

import { isRichText, readPlainParagraphs, readPlainText } from '#fields/rich-text/plain-text.ts'
import { findShown } from '#fields/texts/text.ts'
import { readItems, readProperty } from '#json/untyped-value.ts'

/** What a section says: its paragraphs, and one line for each entry of its lists. */
type Prose = { readonly paragraphs: readonly string[]; readonly entries: readonly string[] }

/** Fields that are no prose: the names of a section and of a picture, and the small print of a form. */
const otherTexts = new Set(['heading', 'navLabel', 'alt', 'caption', 'closing'])

/** Lists what a parsed section says, without labels. The schema decides, so no section type is named. */
export function listProse(schema: z.core.$ZodType | undefined, section: unknown): Prose {
  if (!(schema instanceof z.ZodObject)) return { paragraphs: [], entries: [] }
  const fields = Object.entries<z.core.$ZodType>(schema.shape)
  return {
    paragraphs: listTexts(schema, section).flatMap(readPlainParagraphs),
    entries: fields.flatMap(([name, field]) => listEntries(field, readProperty(section, name))),
  }
}

/** Returns the texts of an object, each as it is parsed. */
function listTexts({ shape }: z.ZodObject, value: unknown) {
  return Object.entries<z.core.$ZodType>(shape)
    .filter(([name]) => !otherTexts.has(name))
    .flatMap(([name, field]) => readText(field, readProperty(value, name)))
}

/** Returns a text as a list of one. A label has a default, so its schema is not that of a text. */
function readText(field: z.core.$ZodType, value: unknown) {
  const schema = field instanceof z.ZodOptional ? field.def.innerType : field
  const source = schema instanceof z.ZodPipe ? schema.in : schema
  if (findShown(source) !== 'always') return []
  return typeof value === 'string' || isRichText(value) ? [value] : []
}

function listEntries(field: z.core.$ZodType, value: unknown): string[] {
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) {
    return listEntries(field.def.innerType, value)
  }
  // A list that may be written as one entry.
  if (field instanceof z.ZodUnion) return field.options.flatMap((one) => listEntries(one, value))
  if (!(field instanceof z.ZodArray)) return []
  const { element } = field
  return readItems(value)
    .map((entry) =>
      element instanceof z.ZodObject ? listTexts(element, entry) : readText(element, entry),
    )
    .map((texts) => texts.map(readPlainText).join(': '))
    .filter(Boolean)
}
