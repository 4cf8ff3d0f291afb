import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { captureCommand } from '#terminal/capture-for-tests.ts'

import { graph } from './graph.ts'

/** Two conversations, one of which is broken in every way that can be drawn. */
const content = JSON.stringify({
  sections: [
    { type: 'hero' },
    {
      type: 'conversation',
      id: 'talk',
      heading: 'Talk to "me" [now]',
      start: 'end',
      answers: [
        { id: 'yes', label: 'Yes, "sure" | <b>\n1' },
        { id: 'no', label: '1. No' },
        { id: 'pass', label: '\\N' },
      ],
      scenes: {
        end: { lines: ['A'], next: { yes: 'bye', no: 'bye', pass: 'gone' } },
        bye: { lines: ['B'], ending: true },
        attic: { lines: ['C'], next: { yes: 'attic' } },
        '': { lines: ['D'], ending: true },
      },
    },
    {
      type: 'conversation',
      start: 'intro',
      answers: [{ id: 'yes' }],
      scenes: { only: { next: { yes: 'only' } } },
    },
    { type: 'conversation' },
  ],
})

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folio-graph-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

function write(text: string): string {
  const path = join(folder, 'portfolio.json')
  writeFileSync(path, text)
  return path
}

/** Runs the command. Returns its exit code and what it printed. */
async function run(...args: string[]) {
  const { out, ...rest } = await captureCommand(graph, ...args)
  return { ...rest, out: out.join('\n').split('\n') }
}

test('mermaid is the default, and draws every conversation with its name', async () => {
  expect(await run(write(content))).toEqual({
    code: 0,
    out: [
      'flowchart LR',
      '  subgraph c0["Talk to #34;me#34; #91;now#93;"]',
      '    c0s0(["end<br/>(start)"])',
      '    c0s1((("bye<br/>(ending)")))',
      '    c0s2{{"attic<br/>(unreachable)"}}',
      '    c0s3{{"#32;<br/>(ending, unreachable)"}}',
      '    c0s4>"gone<br/>(missing)"]',
      '    c0s0 -->|"Yes, #34;sure#34; #124; #60;b#62; 1 / 1. No"| c0s1',
      '    c0s0 -->|"#92;N"| c0s4',
      '    c0s1 -.->|"Close"| c0s0',
      '    c0s2 -->|"Yes, #34;sure#34; #124; #60;b#62; 1"| c0s2',
      '    c0s3 -.->|"Close"| c0s0',
      '  end',
      '  subgraph c1["conversation"]',
      '    c1s0{{"only<br/>(unreachable)"}}',
      '    c1s1>"intro<br/>(start, missing)"]',
      '    c1s0 -->|"yes"| c1s0',
      '  end',
      '  subgraph c2["conversation-2"]',
      '  end',
    ],
    error: [],
  })
})

test('mermaid reads no label as a list', async () => {
  const { out } = await run(write(content.replace('Talk to', '1. Talk to').replace('bye', '-')))
  expect(out.filter((line) => line.includes('#46;') || line.includes('#45;'))).toEqual([
    '  subgraph c0["1#46; Talk to #34;me#34; #91;now#93;"]',
    '    c0s4>"#45;<br/>(missing)"]',
    '    c0s0 -->|"1#46; No"| c0s1',
  ])
})

test('dot draws clusters', async () => {
  expect(await run('--format', 'dot', write(content))).toEqual({
    code: 0,
    out: [
      'digraph conversations {',
      '  rankdir=LR',
      '  node [fontname="sans-serif"]',
      '  edge [fontname="sans-serif"]',
      '  subgraph cluster_0 {',
      '    label="Talk to \\"me\\" [now]"',
      '    c0s0 [label="end\\n(start)", shape=oval, style=bold]',
      '    c0s1 [label="bye\\n(ending)", shape=doublecircle]',
      '    c0s2 [label="attic\\n(unreachable)", shape=hexagon]',
      '    c0s3 [label="\\n(ending, unreachable)", shape=hexagon]',
      '    c0s4 [label="gone\\n(missing)", shape=note, style=dashed]',
      '    c0s0 -> c0s1 [label="Yes, \\"sure\\" | <b>\\n1 / 1. No"]',
      '    c0s0 -> c0s4 [label="\\\\N"]',
      '    c0s1 -> c0s0 [label="Close", style=dashed]',
      '    c0s2 -> c0s2 [label="Yes, \\"sure\\" | <b>\\n1"]',
      '    c0s3 -> c0s0 [label="Close", style=dashed]',
      '  }',
      '  subgraph cluster_1 {',
      '    label="conversation"',
      '    c1s0 [label="only\\n(unreachable)", shape=hexagon]',
      '    c1s1 [label="intro\\n(start, missing)", shape=note, style=dashed]',
      '    c1s0 -> c1s0 [label="yes"]',
      '  }',
      '  subgraph cluster_2 {',
      '    label="conversation-2"',
      '  }',
      '}',
    ],
    error: [],
  })
})

test('json is the drawing as data', async () => {
  const { code, out, error } = await run('--format=json', write(content))
  const said: unknown = JSON.parse(out.join('\n'))
  expect({ code, said, error }).toMatchObject({
    code: 0,
    said: {
      version: 1,
      conversations: [
        { name: 'Talk to "me" [now]', id: 'talk' },
        {
          name: 'conversation',
          scenes: [
            { id: 'only', start: false, ending: false, reachable: false, missing: false },
            { id: 'intro', start: true, ending: false, reachable: false, missing: true },
          ],
          ways: [
            { from: 'only', to: 'only', answers: [{ id: 'yes', label: 'yes' }], close: false },
          ],
        },
        { name: 'conversation-2', scenes: [], ways: [] },
      ],
    },
    error: [],
  })
})

test('content without a conversation gives an empty chart, and says why', async () => {
  const path = write('{}')
  expect(await run(path)).toEqual({
    code: 0,
    out: ['flowchart LR'],
    error: [`There is no conversation in ${relative(process.cwd(), path)}.`],
  })
})

test('without a file it draws the content of the site', async () => {
  vi.stubEnv('CONTENT_FILE', write('\uFEFF{"sections":[{"type":"conversation"}]}'))
  expect(await run()).toMatchObject({ code: 0, error: [] })
})

test('a file that is not JSON exits with 1, and says what to do', async () => {
  const path = write('{')
  const shown = relative(process.cwd(), path)
  expect(await run(path)).toMatchObject({
    code: 1,
    error: [`${shown} cannot be read as content. Run "npm run validate -- ${shown}" to see why.`],
  })
})

test('a file that is nested too deeply exits with 1, without an empty chart', async () => {
  const path = write(`${'{"sections":['.repeat(70)}${']}'.repeat(70)}`)
  const shown = relative(process.cwd(), path)
  expect(await run(path)).toMatchObject({
    code: 1,
    out: [''],
    error: [`${shown} cannot be read as content. Run "npm run validate -- ${shown}" to see why.`],
  })
})

describe('what the command cannot do exits with 2 and one line', () => {
  test.each([
    ['an unknown format', ['--format', 'toString']],
    ['an unknown option', ['--fromat', 'json']],
    ['two files', ['a.json', 'b.json']],
  ])('%s', async (_, args) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      error: [expect.stringMatching(/ See "npm run graph -- --help"\.$/u)],
    })
  })

  test('a file that does not exist', async () => {
    const path = join(folder, 'gone.json')
    expect(await run(path)).toMatchObject({
      code: 2,
      error: [`${relative(process.cwd(), path)} cannot be read: there is no such file.`],
    })
  })
})
