import { describe, expect, test } from 'vitest'

import { findConflicts } from './find-conflicts.ts'

const conflict = '<<<<<<< HEAD\n## One\n=======\n## Two\n>>>>>>> branch'

/** The parts of a text that are marked. */
function listConflicts(text: string) {
  return findConflicts(text).map(({ start, end }) => text.slice(start, end))
}

describe('a merge conflict is found', () => {
  test.each([
    [conflict, ['<<<<<<< HEAD']],
    [conflict.replaceAll('\n', '\r\n'), ['<<<<<<< HEAD']],
    [`# A\n\n${conflict}\nwords\n${conflict}`, ['<<<<<<< HEAD', '<<<<<<< HEAD']],
    ['<<<<<<< HEAD\n\nwords', ['<<<<<<< HEAD']],
    ['words\n>>>>>>> branch', ['>>>>>>> branch']],
    [`\`\`\`\n1\n\`\`\`\n${conflict}`, ['<<<<<<< HEAD']],
  ])('once in %j', (text, marked) => {
    expect(listConflicts(text)).toEqual(marked)
  })

  test.each([
    `\`\`\`\n${conflict}\n\`\`\``,
    `~~~text\n${conflict}\n~~~`,
    'Title\n=======\n\nwords',
    'words <<<<<<< HEAD',
    '<<<<<<<<<<',
  ])('but not in %j', (text) => {
    expect(listConflicts(text)).toEqual([])
  })
})
