import { z } from 'zod'

/**
 * One character that can be seen is enough. Joiners and variation selectors stay allowed beside it:
 * Persian names and emoji need them.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u
/**
 * Control characters, separators of lines, halves of surrogate pairs, and what turns the words
 * after it round, so that an address reads as another.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
/** How an encoded word of RFC 2047 begins: mail programs decode it to what is refused when plain. */
const encodedWord = /=\?/u
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
    .refine((name) => !unprintable.test(name), 'Write the name on one line, as plain text.')
    .refine((name) => !encodedWord.test(name), 'Write the name without "=?".'),
  email: z
    .string('Write an email address as text.')
    .max(254, 'Write an email address of at most 254 characters.')
    .regex(emailShape, 'Write an email address such as ada@example.org.')
    .refine((email) => !unprintable.test(email), 'Write the email address as plain text.')
    .refine((email) => !encodedWord.test(email), 'Write the email address without "=?".'),
  message: z
    .string('Write a message as text.')
    .max(5000, 'Write a message of at most 5000 characters.')
    .regex(visible, 'Write a message.')
    .refine((message) => !unstorable.test(message), 'Write the message as plain text.'),
})

export type ContactMessage = z.infer<typeof contactMessage>
