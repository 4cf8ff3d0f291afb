import { z } from 'zod'

/**
 * One visible character is enough. Accents, joiners and variation selectors are allowed beside it:
 * Persian names and emoji need them. U+FFFC marks an object that the text lacks.
 */
const visible = /[^\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u
/** Browsers send none in an email address, and two addresses would look the same. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u
/**
 * Control characters, line separators, lone surrogates, and characters that change the direction of
 * text, so that one address looks like another.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u
/** The start of an encoded word (RFC 2047): mail programs would decode it to refused characters. */
const encodedWord = /=\?/u
/** NUL and lone surrogates: databases cannot store them unchanged. */
const unstorable = /[\0\p{Cs}]/u
/** Loose on purpose: everything that a browser's email field accepts, without list separators. */
const emailShape = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)*$/u

/** A contact message, as the page sends it and the service accepts it: these three fields only. */
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
    .refine(
      (email) =>
        !unprintable.test(email) &&
        !invisible.test(email) &&
        email.split('@').every((part) => visible.test(part)),
      'Write the email address as plain text.',
    )
    .refine((email) => !encodedWord.test(email), 'Write the email address without "=?".'),
  message: z
    .string('Write a message as text.')
    .max(5000, 'Write a message of at most 5000 characters.')
    .regex(visible, 'Write a message.')
    .refine((message) => !unstorable.test(message), 'Write the message as plain text.'),
})

export type ContactMessage = z.infer<typeof contactMessage>
