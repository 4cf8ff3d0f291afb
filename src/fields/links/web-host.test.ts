import { expect, test } from 'vitest'

import { hasWebHost } from './web-host.ts'

test('no accepted host is read as one with a character of a policy', () => {
  const read: string[] = []
  for (let code = 0; code <= 0x10_ff_ff; code += 1) {
    const address = `https://a${String.fromCodePoint(code)}b/`
    if (hasWebHost(address) && URL.canParse(address)) read.push(new URL(address).host)
  }
  expect(read.length).toBeGreaterThan(100_000)
  expect(read.filter((host) => !/^[a-z0-9.-]+$/u.test(host))).toEqual([])
})
