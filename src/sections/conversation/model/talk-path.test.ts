import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Script } from './machine.ts'
import { countAgreement, followPath, formatTalk, parsePath } from './talk-path.ts'

const end = { lines: ['Bye.'], next: { yes: 'intro' }, ending: true }

/** No and "I don't know" lead to one scene; "hall" offers two of the three answers. */
const script: Script = {
  start: 'intro',
  answers: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
    { id: 'dont-know', label: "I don't know", code: 'u' },
  ],
  scenes: {
    intro: {
      lines: ['Hi.', 'More?'],
      next: { yes: 'end', no: 'hall', 'dont-know': 'hall' },
      ending: false,
    },
    hall: {
      lines: ['Here?'],
      answers: ['yes', 'no'],
      next: { yes: 'side', no: 'intro', 'dont-know': 'end' },
      ending: false,
    },
    side: {
      lines: ['Or there?'],
      next: { yes: 'end', no: 'intro', 'dont-know': 'intro' },
      ending: false,
    },
    end,
  },
}

/** The answers of an address as far as the script follows, as letters. */
function follow(letters: string) {
  return followPath(script, parsePath(letters, script))
}

describe('the letters of an address', () => {
  test.each([
    ['are the codes of answers', 'ynu', ['yes', 'no', 'dont-know']],
    ['have no id where their answer is gone', 'yxn', ['yes', '', 'no']],
    ['are dropped where they are unknown among other signs', 'y?x%n Y9', ['yes', 'no']],
    ['are dropped where none is known', 'hello', []],
    ['may be none', '', []],
    ['may be junk alone', '<script>', []],
    ['are 24 at most', `${'-'.repeat(30)}${'n'.repeat(30)}`, Array(24).fill('no')],
  ])('%s', (_, written, expected) => {
    expect(parsePath(written, script)).toEqual(expected)
  })
})

describe('a path is followed', () => {
  test.each([
    ['to the ending', 'nnuy', 'intro hall intro hall'],
    ['up to an answer that its scene does not offer', 'nun', 'intro'],
    ['up to an answer that is gone', 'nxn', 'intro'],
    ['not beyond an ending', 'yyn', 'intro'],
    ['not at all where it has no answer', '', ''],
  ])('%s', (_, letters, scenes) => {
    expect(
      follow(letters)
        .map(({ scene }) => scene)
        .join(' '),
    ).toBe(scenes)
  })

  test('nowhere in a script without its first scene', () => {
    expect(followPath({ ...script, start: 'gone' }, ['yes'])).toEqual([])
  })
})

describe('two paths agree', () => {
  test.each([
    ['on every answer of the same path', 'nnuy', 'nnuy', 4],
    ['on nothing after their scenes differ', 'nnny', 'nyny', 1],
    ['on later answers where different answers led to one scene', 'nny', 'uny', 2],
    ['on the answers that the visitor gave too', 'nnny', 'nn', 2],
    ['on no more answers than the sender gave', 'nn', 'nnny', 2],
    ['on nothing where the first answers lead elsewhere', 'ny', 'y', 0],
  ])('%s', (_, sent, own, count) => {
    expect(countAgreement(follow(sent), follow(own))).toBe(count)
  })
})

describe('for every address', () => {
  const written = fc.oneof(
    fc.string({ unit: fc.constantFrom('y', 'n', 'u', 'x', '-'), maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )

  test('a path that was followed comes back from its address', () => {
    fc.assert(
      fc.property(written, (letters) => {
        const steps = follow(letters)
        expect(follow(formatTalk(steps, script))).toEqual(steps)
        expect(formatTalk(steps, script)).toMatch(/^[ynu]{0,24}$/u)
      }),
    )
  })

  test('a path agrees with itself on every answer, and with no other on more', () => {
    fc.assert(
      fc.property(written, written, (one, other) => {
        const [sent, own] = [follow(one), follow(other)]
        expect(countAgreement(sent, sent)).toBe(sent.length)
        expect(countAgreement(sent, own)).toBeLessThanOrEqual(Math.min(sent.length, own.length))
        expect(countAgreement(sent, own)).toBe(countAgreement(own, sent))
      }),
    )
  })
})
