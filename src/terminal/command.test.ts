import { expect, test } from 'vitest'

import { capture } from './capture-for-tests.ts'
import { createCommand, runCommand, type Io } from './command.ts'
import { WrongArguments } from './read-arguments.ts'

const greet = createCommand({
  command: 'npm run greet --',
  summary: 'greet somebody',
  operands: ['NAME'],
  options: {
    'in-words': { type: 'boolean', help: 'as a sentence' },
    tone: { type: 'string', value: 'TONE', choices: ['warm', 'cool'], help: 'how' },
  },
  notes: 'Exit code: 0.',
  run({ values, positionals: [name] }, io) {
    if (name === 'nobody') throw new WrongArguments('Write a name.')
    io.out(`${values.tone ?? ''} ${name}`)
    return 1
  },
})

/** Runs a command. Returns its exit code and what it printed. */
async function captureText(run: (io: Io) => Promise<number>) {
  const { code, out, error } = await capture(run)
  return { code, out: out.join('\n'), error: error.join('\n') }
}

test('a command gets its arguments, and its exit code is returned', async () => {
  expect(await captureText((io) => greet.run(['Ada', '--tone', 'warm'], io))).toEqual({
    code: 1,
    out: 'warm Ada',
    error: '',
  })
})

test('--help prints how to use a command, with any other arguments', async () => {
  expect(await captureText((io) => greet.run(['--tone', '--help'], io))).toEqual({
    code: 0,
    out: `npm run greet -- [OPTION...] NAME

greet somebody

  --in-words   as a sentence
  --tone TONE  how: warm, cool
  --help       show this text

Exit code: 0.`,
    error: '',
  })
})

test.each([
  [['nobody'], 'Write a name. See "npm run greet -- --help".'],
  [[], 'Write NAME as well. See "npm run greet -- --help".'],
])('%j ends with 2 and one line', async (args, error) => {
  expect(await captureText((io) => greet.run(args, io))).toEqual({ code: 2, out: '', error })
})

const commands = new Map([
  ['greet', async () => greet],
  ['leave', async () => createCommand({ command: '', summary: 'go', options: {}, run: () => 0 })],
])
const list = `Write "npm run x -- COMMAND" with one of these commands:
  greet  greet somebody
  leave  go`

test.each([
  [['greet', 'Ada'], { code: 1, out: ' Ada', error: '' }],
  [['--help'], { code: 0, out: list, error: '' }],
  [[], { code: 2, out: '', error: list }],
  [
    ['gret'],
    { code: 2, out: '', error: `There is no command "gret". Did you mean "greet"?\n${list}` },
  ],
])('%j runs one of several commands, or lists them', async (args, expected) => {
  const printed = await captureText((io) => runCommand('npm run x -- COMMAND', commands, args, io))
  expect(printed).toEqual(expected)
})
