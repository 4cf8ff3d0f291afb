import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'

/** The name under which a form sends a field. */
export const formFieldName = addPattern(
  z.string().max(100),
  // JavaScript gives "__proto__" a meaning of its own.
  /^(?!__proto__$)[A-Za-z_][\w.:[\]-]*$/u,
  'Use letters, digits, "_", "-", ".", ":", "[" and "]", beginning with a letter or "_"',
)
