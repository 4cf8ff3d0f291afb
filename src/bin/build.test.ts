import { join } from 'node:path'

import { createLogger } from 'vite'
import { expect, test } from 'vitest'

import { describeFailure, warnOnce } from './build.ts'

test('the end of a build names the file and the line of each error, once', () => {
  const error = Object.assign(new Error('Build failed with 2 errors'), {
    errors: [
      Object.assign(new Error('many\nlines'), {
        reason: 'Movement belongs elsewhere.',
        loc: { file: join(process.cwd(), 'style.css'), line: 2, column: 5 },
      }),
      new Error('Something else'),
      new Error('Something else'),
    ],
  })
  expect(describeFailure(error)).toEqual([
    'style.css:2: Movement belongs elsewhere.',
    'Something else',
  ])
  expect(describeFailure(new Error('alone'))).toEqual(['alone'])
})

test.each([
  "ENOSPC: no space left on device, copyfile 'a' -> 'b'",
  'Failed to write file in a.js\n\nCaused by:\n    No space left on device (os error 28)\n\nStack',
])('a full disk is named in one sentence in place of %j', (message) => {
  expect(describeFailure(new Error(message))).toEqual(['dist cannot be written: the disk is full.'])
})

test.each([
  ["EACCES: permission denied, copyfile '{}' -> 'dist/cv.pdf'", 'its permissions do not allow it'],
  ["EACCES: permission denied, scandir '{}'", 'its permissions do not allow it'],
  ["ENOENT: no such file or directory, stat '{}'", 'there is no such file'],
])('%j is a sentence about the file', (message, reason) => {
  const error = new Error(message.replace('{}', join(process.cwd(), 'public/cv.pdf')))
  expect(describeFailure(error)).toEqual([`public/cv.pdf cannot be read: ${reason}.`])
})

test('the name of a file that cannot be read may have an apostrophe', () => {
  const message = `EACCES: permission denied, copyfile '${join(process.cwd(), "public/Ada's.pdf")}' -> 'a'`
  expect(describeFailure(new Error(message))).toEqual([
    "public/Ada's.pdf cannot be read: its permissions do not allow it.",
  ])
})

test('a build prints a warning about styles once', () => {
  const printed: string[] = []
  const warn = (message: string) => printed.push(message)
  const logger = warnOnce({ ...createLogger('silent'), warn })
  for (const message of [
    "[vite:css][lightningcss] 'hovr' is not a class\n2 | .a:hovr {}",
    "[lightningcss minify] 'hovr' is not a class\n90 | .a_x1:hovr {}",
    "[vite:css][lightningcss] 'hovr' is not a class\n2 | .a:hovr {}",
    'Another',
  ]) {
    logger.warn(message)
  }
  expect(printed).toEqual([
    "[vite:css][lightningcss] 'hovr' is not a class\n2 | .a:hovr {}",
    'Another',
  ])
})
