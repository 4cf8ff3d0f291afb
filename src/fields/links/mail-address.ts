import { z } from 'zod'

import { matching } from '#fields/matching.ts'

/** An email address. Only those that a mailto: link can hold without escapes. */
export const mailAddress = matching(
  z.string().max(254),
  /^[\w.+~-]+@([\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u,
  'Write an email address such as ada@example.org, without mailto:',
)
