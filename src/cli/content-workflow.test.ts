import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { engineFolder } from '#disk/folders.ts'

// Each test starts npm and Node, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** A fork's content with ten mistakes, each on a line of its own. */
const content = `{
  "site": {
    "title": 12,
    "description": "Words.",
    "languge": "en"
  },
  "preloader": {
    "steps": "Ada"
  }, "schemaVersion": 2,
  "socialLinks": [
    { "id": "web", "network": "Web", "icon": "link",
      "url": "javascript:alert(1)" }
  ],
  "sections": [
    { "type": "hero", "id": "home", "tag": "Ada", "jobTitle": "Developer", "tagline": "In sync.",
      "scrollTo": "nowhere-at-all" },
    { "type": "gif-strip", "id": "gifs",
      "images": [
        { "id": "gone", "src": "media/gone.gif", "alt": "A wave" },
        { "id": "wave", "src": "https://example.org/wave.png" }
      ] },
    { "type": "conversation", "id": "conversation", "heading": "Talk", "speaker": "Robot",
      "answers": [{ "id": "yes", "label": "Yes" }],
      "typingDelay": "slow",
      "scenes": {
        "intro": { "lines": ["Hello. Go on?"], "next": { "yes": "end" } },
        "end": { "lines": ["Bye."], "ending": true, "next": { "yes": "elsewhere" } }
      } },
    { "type": "skills", "id": "skills", "heading": "Skills",
      "slides": [
        { "type": "dance", "id": "dance", "title": "Dance" }
      ] }
  ]
}
`
const mistakes = [
  '"title": 12',
  '"languge"',
  '"steps": "Ada"',
  'javascript:',
  'nowhere-at-all',
  'gone.gif',
  'wave.png',
  'slow',
  'elsewhere',
  'dance',
].map((words) => content.slice(0, content.indexOf(words)).split('\n').length)

/** What the steps of the workflow run, read from it so that it cannot drift from what is tested. */
const workflow = readFileSync(join(engineFolder, '.github/workflows/content.yml'), 'utf8')
const check = /run: (?<command>.*--format github)$/mu.exec(workflow)?.groups?.['command'] ?? ''
const sumUp = /run: \|\n(?<command>(?: {10}.*\n)+)/u.exec(workflow)?.groups?.['command'] ?? ''

const { scripts } = JSON.parse(readFileSync(join(engineFolder, 'package.json'), 'utf8'))

let folder = ''
beforeEach(() => {
  // A fork with this content alone: the owner of this one may have files in `public`, too.
  folder = mkdtempSync(join(tmpdir(), 'folio-workflow-'))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/portfolio.json'), content)
  const program = join(engineFolder, 'src/bin/run.mjs')
  const text = JSON.stringify({ scripts }).replaceAll('src/bin/run.mjs', program)
  writeFileSync(join(folder, 'package.json'), text)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

/** Runs a step of the workflow over the content, as GitHub does: in bash, to the first failure. */
function run(command: string) {
  return spawnSync('bash', ['-e', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [join(engineFolder, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
      CONTENT_FILE: 'content/portfolio.json',
      GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
    },
  })
}

test('content with ten mistakes has ten annotations, each on its line, and one notice', () => {
  const { status, stdout } = run(check)
  const annotations = [...stdout.matchAll(/^::(?:error|warning) file=[^,]+,line=(\d+),/gmu)]
  expect({
    status,
    annotated: annotations.map(([, line]) => Number(line)),
    notices: stdout.match(/^::notice /gmu)?.length,
    lines: stdout.trimEnd().split('\n').length,
  }).toEqual({ status: 1, annotated: mistakes, notices: 1, lines: 11 })
})

test('its summary has the totals, a row for each mistake and a graph, and fails no job', () => {
  const { status } = run(sumUp)
  const summary = readFileSync(join(folder, 'summary.md'), 'utf8')
  expect({
    status,
    totals: summary.includes('\n10 errors, 0 warnings in 1 file.\n'),
    rows: summary.match(/^\| error /gmu)?.length,
    graph: /```mermaid\nflowchart [^]*intro[^]*\n```\n$/u.test(summary),
  }).toEqual({ status: 0, totals: true, rows: 10, graph: true })
})
