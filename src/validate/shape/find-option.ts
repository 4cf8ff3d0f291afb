import { z } from 'zod'

import { remember } from '#fields/remember.ts'
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
  return mapOptions(union).get(readProperty(value, union.def.discriminator))
}

/** The options of a union by the values of their discriminator. */
const mapOptions = remember(({ def, options }: z.ZodDiscriminatedUnion) => {
  const named = options.flatMap((option) => {
    const names = option instanceof z.ZodObject ? option.shape[def.discriminator] : undefined
    return names instanceof z.ZodEnum ? names.options.map((name) => [name, option] as const) : []
  })
  return new Map<unknown, z.core.$ZodType>(named)
})
