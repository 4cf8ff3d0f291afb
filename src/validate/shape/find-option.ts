import { z } from 'zod'

import { isObject, readProperty } from '#json/untyped-value.ts'

/**
 * Returns the schema that a union has for a value: by its discriminator, such as the type of a
 * section, or the only one for a list or an object. So the value may be wrong elsewhere, or parsed
 * already.
 */
export function findOption(union: z.ZodUnion, value: unknown): z.core.$ZodType | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) {
    const options = union.options.filter((option) =>
      Array.isArray(value)
        ? option instanceof z.ZodArray
        : isObject(value) && option instanceof z.ZodObject,
    )
    if (options.length === 1) return options[0]
    return union.options.find((option) => z.safeParse(option, value).success)
  }
  const { discriminator } = union.def
  const written = readProperty(value, discriminator)
  return union.options.find((option) => {
    const names = option instanceof z.ZodObject ? option.shape[discriminator] : undefined
    return names instanceof z.ZodEnum && names.options.some((name) => name === written)
  })
}
