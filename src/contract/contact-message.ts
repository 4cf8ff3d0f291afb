import { z } from 'zod'

const visible = /\S/u
/**
 * Control characters, separators of lines, halves of surrogate pairs, and what turns the words
 * after it round, so that an address reads as another.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
/** What no text database keeps as it came: NUL and halves of surrogate pairs. */
const unstorable = /[\0\p{Cs}]/u
/** Light on purpose: everything that a browser's email field accepts, and no character of a list. */
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/u

/** What the site posts and the service accepts: exactly these three, and nothing beside them. */
export const contactMessage = z.strictObject({
  name: z
    .string('Write a name as text.')
    .max(100, 'Write a name of at most 100 characters.')
    .regex(visible, 'Write a name.')
    .refine((name) => !unprintable.test(name), 'Write the name on one line, as plain text.'),
  email: z
    .string('Write an email address as text.')
    .max(254, 'Write an email address of at most 254 characters.')
    .regex(emailShape, 'Write an email address such as ada@example.org.')
    .refine((email) => !unprintable.test(email), 'Write the email address as plain text.'),
  message: z
    .string('Write a message as text.')
    .max(5000, 'Write a message of at most 5000 characters.')
    .regex(visible, 'Write a message.')
    .refine((message) => !unstorable.test(message), 'Write the message as plain text.'),
})

export type ContactMessage = z.infer<typeof contactMessage>
