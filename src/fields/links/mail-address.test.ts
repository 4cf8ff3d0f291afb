import { expect, test } from 'vitest'

import { mailAddress } from './mail-address.ts'

test.each(['ada@example.org', 'a.b+c@mail.example.co.uk', 'tom@bücher.de'])(
  '%s is taken',
  (text) => {
    expect(mailAddress.safeParse(text).success).toBe(true)
  },
)

test.each(['ada', 'ada@example', 'ada@example..org', 'ada@example.', 'mailto:ada@example.org'])(
  '%s is no address that visitors could write to',
  (text) => {
    expect(mailAddress.safeParse(text).success).toBe(false)
  },
)
