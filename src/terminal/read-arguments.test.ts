import { describe, expect, test } from 'vitest'

import { readArguments, WrongArguments, type Options } from './read-arguments.ts'

const options = {
  format: { type: 'string', value: 'FORMAT', choices: ['pretty', 'json'], help: 'how to print' },
  limit: { type: 'string', value: 'N', help: 'how many' },
  strict: { type: 'boolean', help: 'strictly' },
} as const satisfies Options

function read(args: readonly string[], operands?: readonly string[]) {
  const { values, positionals } = readArguments(args, options, operands)
  return { values: { ...values }, positionals }
}

test('options and operands may be in any order', () => {
  expect(read(['a', '--strict', '--format', 'json', 'b', '--limit=5'], ['[FILE...]'])).toEqual({
    values: { strict: true, format: 'json', limit: '5' },
    positionals: ['a', 'b'],
  })
})

test.each([
  ['a value that begins with a dash', ['--limit', '-5'], { limit: '-5' }, []],
  ['an empty value', ['--limit', ''], { limit: '' }, []],
  ['the last of two values', ['--limit', '1', '--limit=2'], { limit: '2' }, []],
  ['a dash as an operand', ['-'], {}, ['-']],
  ['a choice with a capital', ['--format', 'JSON'], { format: 'json' }, []],
  ['an operand after two dashes', ['--', '--strict'], {}, ['--strict']],
])('reads %s', (_, args, values, positionals) => {
  expect(read(args, ['[FILE]'])).toEqual({ values, positionals })
})

describe('wrong arguments are refused with the known ones, and the nearest name', () => {
  const known = 'The options are --format, --limit, --strict, --help.'

  test.each([
    [['--fromat', 'json'], `There is no option "--fromat". Did you mean "--format"? ${known}`],
    [['-x'], `There is no option "-x". ${known}`],
    [['--toString'], `There is no option "--toString". ${known}`],
    [['--format'], '--format needs a value: write one of pretty, json after it.'],
    [['--limit'], '--limit needs a value: write N after it.'],
    [['--limit', '--strict'], '--limit needs a value: write N after it.'],
    [
      ['--format', 'jsn'],
      '"jsn" is not a value of --format. Did you mean "json"? The values are pretty, json.',
    ],
    [['--strict=yes'], '--strict takes no value: leave out "=yes".'],
    [['a'], '"a" cannot be used here: there are only options.'],
    [
      ['../me'],
      '"../me" cannot be used here: there are only options. For another content, write CONTENT_FILE=../me before the command, or in .env.',
    ],
  ])('%j', (args, message) => {
    expect(() => read(args)).toThrow(new WrongArguments(message))
  })

  test.each([
    [[], ['ID'], 'Write ID as well.'],
    [['a', 'b'], ['ID'], '"b" is one too many: write at most ID.'],
    [['a', 'b', 'c'], ['ID', '[FILE]'], '"c" is one too many: write at most ID [FILE].'],
  ])('%j for %j', (args, operands, message) => {
    expect(() => read(args, operands)).toThrow(new WrongArguments(message))
  })
})
