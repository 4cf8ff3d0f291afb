import { expect, it } from 'vitest'

import { isLikelySpam } from './likely-spam.ts'

const ada = { name: 'Ada', email: 'ada@example.org', message: 'Hello' }

it.each([
  ['a link for a name', { ...ada, name: 'Cheap shoes https://shoes.example' }],
  ['a link for a name, without a protocol', { ...ada, name: 'www.shoes.example' }],
  ['the markup of forums', { ...ada, message: 'Buy [URL=https://shoes.example]shoes[/URL]' }],
  ['the markup of pages', { ...ada, message: 'Buy <a class="x" href="//shoes.example">shoes</a>' }],
  ['four links', { ...ada, message: 'https://a.example '.repeat(4) }],
])('%s is likely spam', (_, message) => {
  expect(isLikelySpam(message)).toBe(true)
})

it.each([
  ['plain words', ada],
  ['three links', { ...ada, message: 'See https://a.example, http://b.example, www.c.example' }],
  ['a question about markup', { ...ada, message: 'Why is <a> without href="" no link?' }],
  ['a tag that another one breaks off', { ...ada, message: 'Is <a <b href="x"> right?' }],
  ['a name with a point', { ...ada, name: 'Ada M. Byron, www' }],
])('%s is not', (_, message) => {
  expect(isLikelySpam(message)).toBe(false)
})

// Eight times the text takes about eight times as long; to read each tag to the end, sixty-four.
it.each(['<a ſ', '<a ', '<a href', '[url', 'www.', 'http', '<'])(
  'reads a text of many "%s" once',
  (part) => {
    const measureMicroseconds = (length: number) => {
      const message = part.repeat(length / part.length)
      const runs = [1, 2, 3, 4].map(() => {
        const began = process.cpuUsage()
        isLikelySpam({ ...ada, message })
        return process.cpuUsage(began).user
      })
      return Math.min(...runs)
    }
    expect(measureMicroseconds(80_000) / Math.max(measureMicroseconds(10_000), 50)).toBeLessThan(24)
  },
)
