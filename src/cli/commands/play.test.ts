import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { capture } from '#terminal/capture-for-tests.ts'

import { play } from './play.ts'

const main = fileURLToPath(new URL('../../bin/run.mjs', import.meta.url))

function makeTalk(id: string, greeting: string) {
  return {
    type: 'conversation',
    id,
    heading: 'Talk',
    speaker: 'Ada',
    answers: [
      { id: 'yes', label: 'Yes' },
      { id: 'dont-know', label: "I don't know" },
    ],
    scenes: {
      intro: { lines: [greeting, 'Well?'], next: { yes: 'bye', 'dont-know': 'again' } },
      again: { lines: ['Sure?'], answers: ['yes'], next: { yes: 'bye' } },
      bye: { lines: ['Farewell.'], ending: true },
    },
  }
}

const content = {
  site: { title: 'Title', description: 'Words.' },
  schemaVersion: 2,
  preloader: { letters: ['A'] },
  sections: [makeTalk('first', 'Hello.'), makeTalk('second', 'Good day.')],
}

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-play-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Writes a file. Returns its path. */
function write(text: string, name = 'portfolio.json'): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

/** Types lines into the command. Returns its exit code and what it printed. */
async function run(typed: readonly string[], ...args: string[]) {
  async function* giveLines() {
    yield* typed
  }
  const lines = { [Symbol.asyncIterator]: giveLines }
  const { out, ...rest } = await capture((io) => play.run(args, { ...io, lines }))
  return { ...rest, out: out.join('\n').split('\n') }
}

describe('a conversation is played', () => {
  test('by number, by label and by id, to its ending', async () => {
    expect(await run(["i DON'T know", '1'], write(JSON.stringify(content)))).toEqual({
      code: 0,
      out: [
        'Ada: Hello.',
        'Ada: Well?',
        '',
        '  1 Yes',
        "  2 I don't know",
        "You: I don't know",
        '',
        'Ada: Sure?',
        '',
        '  1 Yes',
        'You: Yes',
        '',
        'Ada: Farewell.',
        '',
        'The conversation ends here.',
      ],
      error: [],
    })
  })

  test('and a wrong answer is explained and asked again', async () => {
    const { code, out } = await run(['', '3', 'dont-knwo', 'yes'], write(JSON.stringify(content)))
    expect({ code, said: out.slice(5, 9) }).toEqual({
      code: 0,
      said: [
        '"" is not an answer here. Write a number or a label from the list, or press Ctrl+D to leave.',
        '"3" is not an answer here. Write a number or a label from the list, or press Ctrl+D to leave.',
        '"dont-knwo" is not an answer here. Did you mean "dont-know"? Write a number or a label from the list, or press Ctrl+D to leave.',
        'You: Yes',
      ],
    })
  })

  test('and left at the end of the input', async () => {
    const { code, out } = await run(['2'], write(JSON.stringify(content)))
    expect({ code, last: out.at(-1) }).toEqual({ code: 0, last: 'You left the conversation.' })
  })

  test('with the id of --section', async () => {
    const { out } = await run(['1'], '--section', 'second', write(JSON.stringify(content)))
    expect(out[0]).toBe('Ada: Good day.')
  })

  test('with where its lines and scenes lead', async () => {
    const scenes = {
      intro: { lines: [{ text: 'Listen to me.', go: 'second' }], next: { yes: 'bye' } },
      bye: { lines: ['Bye.'], ending: true, link: { 'See the code': 'https://example.org/' } },
    }
    const talk = { ...makeTalk('first', ''), answers: ['Yes'], scenes }
    const sections = [talk, makeTalk('second', 'Good day.')]
    const { out } = await run(['yes'], write(JSON.stringify({ ...content, sections })))
    expect(out).toEqual([
      'Ada: Listen to me. (#second)',
      '',
      '  1 Yes',
      'You: Yes',
      '',
      'Ada: Bye.',
      '  See the code (https://example.org/)',
      '',
      'The conversation ends here.',
    ])
  })

  test('and its control characters do not reach the terminal', async () => {
    const file = write(
      JSON.stringify({ ...content, sections: [makeTalk('first', 'A\u009b2J\u202eB')] }),
    )
    expect((await run([], file)).out[0]).toBe('Ada: A\uFFFD2J\uFFFDB')
  })

  test('through a pipe', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [main, 'play', write(JSON.stringify(content))],
      { encoding: 'utf8', input: '2\nyes\n' },
    )
    expect({ status, last: stdout.trimEnd().split('\n').slice(-3), stderr }).toEqual({
      status: 0,
      last: ['Ada: Farewell.', '', 'The conversation ends here.'],
      stderr: '',
    })
  })
})

describe('a transcript', () => {
  test('that was recorded can be replayed', async () => {
    const file = write(JSON.stringify(content))
    const path = join(folder, 'talk.txt')
    const recorded = await run(['2', '1'], '--record', path, file)
    expect({
      code: recorded.code,
      last: recorded.out.at(-1),
      text: readFileSync(path, 'utf8'),
      replayed: await run([], '--replay', path, file),
    }).toEqual({
      code: 0,
      last: `Wrote ${relative(process.cwd(), path)}.`,
      text: `scene: intro
robot: Hello.
robot: Well?
visitor: dont-know
scene: again
robot: Sure?
visitor: yes
scene: bye
robot: Farewell.
`,
      replayed: {
        code: 0,
        out: [`${relative(process.cwd(), path)}: the conversation matches.`],
        error: [],
      },
    })
  })

  test('that differs from the conversation exits with 1 and names the line', async () => {
    const path = write('robot: Hello.\nrobot: Oh?\n', 'talk.txt')
    expect(await run([], '--replay', path, write(JSON.stringify(content)))).toMatchObject({
      code: 1,
      error: [
        `${relative(process.cwd(), path)}:2: the conversation differs, in the scene "intro".`,
        '  expected  robot: Oh?',
        '  found     robot: Well?',
      ],
    })
  })
})

test('a transcript is replayed in the conversation that it matches', async () => {
  const file = write(JSON.stringify(content))
  const good = write('scene: intro\nrobot: Good day.\nrobot: Well?\n', 'second.txt')
  expect(await run([], '--replay', good, file)).toMatchObject({ code: 0 })
  const wrong = write('scene: intro\nrobot: Good day.\nrobot: Oh?\n', 'wrong.txt')
  expect(await run([], '--replay', wrong, file)).toMatchObject({
    code: 1,
    error: [expect.stringContaining(':3: '), expect.anything(), expect.anything()],
  })
  expect(await run([], '--section', 'first', '--replay', good, file)).toMatchObject({ code: 1 })
})

test('a line that is not one of a transcript is reported as such', async () => {
  const path = write('robot: Hello.\nguest: yes\n', 'talk.txt')
  expect(await run([], '--replay', path, write(JSON.stringify(content)))).toMatchObject({
    code: 1,
    error: [
      `${relative(process.cwd(), path)}:2: this is not a line of a transcript.`,
      '  expected  "scene: ...", "robot: ...", "visitor: ..." or "# ..."',
      '  found     guest: yes',
    ],
  })
})

test('--record replaces a transcript, and no other file: the content stays as it is', async () => {
  const text = JSON.stringify(content)
  const file = write(text)
  expect(await run(['1'], '--record', file, file)).toMatchObject({
    code: 2,
    // Nobody talks in vain: it is refused first.
    out: [''],
    error: [expect.stringContaining('portfolio.json is not a transcript, and stays as it is.')],
  })
  expect(readFileSync(file, 'utf8')).toBe(text)
  const old = write('# My path\n\nscene: intro\n', 'talk.txt')
  expect(await run(['1'], '--record', old, file)).toMatchObject({ code: 0, error: [] })
  expect(readFileSync(old, 'utf8')).toContain('visitor: yes')
})

test('a transcript that cannot be written is reported in one sentence, before the talk', async () => {
  const file = write(JSON.stringify(content))
  expect(await run(['1'], '--record', join(folder, 'gone/talk.txt'), file)).toEqual({
    code: 2,
    out: [''],
    error: [
      expect.stringMatching(/gone\/talk\.txt cannot be written: there is no such folder\.$/u),
    ],
  })
})

describe('what cannot be played is reported in one line', () => {
  test.each([
    [
      'two transcripts',
      ['--record', 'a', '--replay', 'b'],
      'Write --record or --replay, not both. See "npm run play -- --help".',
    ],
    [
      'two files',
      ['a', 'b'],
      '"b" is one too many: write at most [FILE]. See "npm run play -- --help".',
    ],
    [
      'a section that does not exist',
      ['--section', 'frist'],
      'There is no conversation "frist". Did you mean "first"? The conversations are: first, second.',
    ],
  ])('%s', async (_, args, sentence) => {
    const files = args.includes('frist') ? [write(JSON.stringify(content))] : []
    expect(await run([], ...args, ...files)).toEqual({ code: 2, out: [''], error: [sentence] })
  })

  test.each([
    [
      'content with errors',
      { ...content, site: {} },
      1,
      /has errors\. Run "npm run validate -- \S+" to see them\.$/u,
    ],
    [
      'content without a conversation',
      {
        ...content,
        sections: [{ type: 'hero', id: 'home', tag: 'A', jobTitle: 'B', tagline: 'C' }],
      },
      2,
      /^There is no conversation\.$/u,
    ],
  ])('%s', async (_, document, code, sentence) => {
    expect(await run([], write(JSON.stringify(document)))).toEqual({
      code,
      out: [''],
      error: [expect.stringMatching(sentence)],
    })
  })

  test.each([
    ['a file', ['gone.json']],
    ['a transcript', ['--replay', 'gone.txt']],
  ])('%s that does not exist', async (_, args) => {
    expect(await run([], ...args)).toEqual({
      code: 2,
      out: [''],
      error: [expect.stringMatching(/^gone\.\w+ cannot be read: there is no such file\.$/u)],
    })
  })
})
