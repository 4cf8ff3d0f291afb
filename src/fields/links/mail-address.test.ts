import { expect, test } from 'vitest'

import { findMailAddress, mailAddress } from './mail-address.ts'

test.each([
  'ada@example.org',
  'a.b+c@mail.example.co.uk',
  'tom@bücher.de',
  'Mailto:ada@example.org',
])('%s is taken', (text) => {
  expect(mailAddress.safeParse(text).success).toBe(true)
})

test.each([
  'ada',
  'ada@example',
  'ada@example..org',
  'ada@example.',
  'mailto:ada@example.org?subject=Hi',
])('%s is no address that visitors could write to', (text) => {
  expect(mailAddress.safeParse(text).success).toBe(false)
})

test.each([
  ['Ada <ada@example.org>', 'ada@example.org'],
  ['mailto:ada@example.org?subject=Hi', 'ada@example.org'],
  ['ada@example.org, tom@example.org', undefined],
  ['ada@example.org,tom@example.org', undefined],
  ['ada@example.org,Oslo', 'ada@example.org'],
  ['ada@example,org', 'ada@example.org'],
  ['Ada', undefined],
])('in "%s" is the address %s', (text, address) => {
  expect(findMailAddress(text)).toBe(address)
})
