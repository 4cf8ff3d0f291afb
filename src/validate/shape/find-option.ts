import { z } from 'zod'

import { propertyOf } from '#json/untyped-value.ts'

/**
 * Returns the schema that a union has for a value: by its discriminator, such as the type of a
 * section, so that the value may be wrong elsewhere, or parsed already.
 */
export function findOption(union: z.ZodUnion, value: unknown): z.core.$ZodType | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    return (
      union.options.find((option) => z.safeParse(option, value).success) ??
      // The rich texts of a parsed list are no longer texts.
      (Array.isArray(value)
        ? union.options.find((option) => option instanceof z.ZodArray)
        : undefined)
    )
  }
  const { discriminator } = union.def
  const written = propertyOf(value, discriminator)
  return union.options.find((option) => {
    const names = option instanceof z.ZodObject ? option.shape[discriminator] : undefined
    return names instanceof z.ZodEnum && names.options.some((name) => name === written)
  })
}
