import { readFileSync } from 'node:fs'

import { Ajv2020 } from 'ajv/dist/2020.js'
import type { Log } from 'sarif'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { formats } from './formats.ts'
import type { Report, Unread } from './report.ts'

/** Problems made by hand: what validation finds does not matter here. */
const reports: Report[] = [
  {
    file: 'content/portfolio.json',
    text: [
      '{',
      '  "site": { "title": 12, "description": "Words." },',
      '  "sections": [',
      '\t{ "type": "hero", "taglin": "In sync." },',
      '    { "type": "conversation",',
      '      "scenes": {',
      '        "intro": { "next": { "no": "farewel" } },',
      '        "attic": {',
      '        }',
      '      }',
      '    }',
      '  ]',
      '}',
      '',
    ].join('\n'),
    problems: [
      {
        line: 2,
        column: 22,
        endLine: 2,
        endColumn: 24,
        pointer: '/site/title',
        place: 'Site, title',
        code: 'content/wrong-type',
        severity: 'error',
        message: 'This is a number, and text in quotes belongs here.',
        found: 'the number 12',
        help: 'Write "12".',
        suggestion: undefined,
      },
      {
        line: 4,
        column: 20,
        endLine: 4,
        endColumn: 28,
        pointer: '/sections/0/taglin',
        place: 'Section 1 (hero)',
        code: 'content/unknown-key',
        severity: 'error',
        message: 'There is no field "taglin" here.',
        found: undefined,
        help: 'Correct the spelling, or delete it.',
        suggestion: 'tagline',
      },
      {
        line: 7,
        column: 36,
        endLine: 7,
        endColumn: 45,
        pointer: '/sections/1/scenes/intro/next/no',
        place: 'Scene intro, answer No',
        code: 'conversation/unknown-scene',
        severity: 'error',
        message: 'No scene is called "farewel".',
        found: 'the text "farewel"',
        help: 'Name a scene that is there.',
        suggestion: 'farewell',
      },
      {
        line: 8,
        column: 9,
        endLine: 9,
        endColumn: 10,
        pointer: '/sections/1/scenes/attic',
        place: 'Scene attic',
        code: 'conversation/unreachable-scene',
        severity: 'warning',
        message: 'No visitor can reach the scene "attic".',
        found: 'an object',
        help: 'Lead an answer to it, or delete it.',
        suggestion: undefined,
      },
    ],
  },
  {
    file: 'content/100%, part: two.json',
    text: '{ "a\u001b[31mb\\n": 1 }\r\n',
    problems: [
      {
        line: 1,
        column: 3,
        endLine: 1,
        endColumn: 14,
        pointer: '/a\u001b[31mb\n',
        place: '',
        code: 'content/unknown-key',
        severity: 'error',
        message: 'There is no field "a\u001b[31mb\n" here: 100% of it, all.\r\nReally.',
        found: undefined,
        help: 'Delete it.',
        suggestion: undefined,
      },
    ],
  },
  { file: 'content/fine.json', text: '{}\n', problems: [] },
]
const clean = reports.slice(2)
/** Of the last problem of the first file, there are 300 more. */
const many = reports.map((report, index) =>
  index > 0
    ? report
    : {
        ...report,
        problems: report.problems.map((one, at) => (at === 3 ? { ...one, others: 300 } : one)),
      },
)
const unread: Unread[] = [
  {
    file: 'content/100%, part: three.json',
    message: 'content/100%, part: three.json cannot be read: there is no such file.',
  },
]

beforeEach(() => {
  vi.stubEnv('NO_COLOR', '1')
  vi.stubEnv('FORCE_COLOR', undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(Object.entries(formats))('%s', (name, format) => {
  test('prints every problem, file by file', async () => {
    await expect(`${format(reports, 12)}\n`).toMatchFileSnapshot(`golden/${name}.txt`)
  })

  test('prints a file without problems', async () => {
    await expect(`${format(clean, 3)}\n`).toMatchFileSnapshot(`golden/${name}-clean.txt`)
  })
})

describe('for a file that could not be read', () => {
  test('json lists it and is not valid', () => {
    expect(JSON.parse(formats.json(clean, 0, unread))).toEqual({
      version: 1,
      valid: false,
      problems: [],
      unread,
    })
  })

  test('sarif says that the run failed', () => {
    const log: Log = JSON.parse(formats.sarif(clean, 0, unread))
    expect(log.runs[0]?.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          {
            level: 'error',
            message: { text: unread[0]?.message },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: 'content/100%25,%20part:%20three.json' },
                },
              },
            ],
          },
        ],
      },
    ])
  })

  test('github has an annotation', () => {
    expect(formats.github([], 0, unread).split('\n')).toEqual([
      '::error file=content/100%25%2C part%3A three.json,title=Content::content/100%25, part: three.json cannot be read: there is no such file.',
      '::notice title=Content::1 error, 0 warnings in 1 file.',
    ])
  })

  test('pretty counts it as an error', () => {
    expect(formats.pretty(clean, 3, unread)).toContain(
      '\n1 error, 0 warnings in 2 files. Validated in 3 ms.',
    )
  })

  test('markdown has a line', () => {
    expect(formats.markdown([], 0, unread)).toContain(
      '1 error, 0 warnings in 1 file.\n\ncontent/100%, part: three.json cannot be read: there is no such file.\n',
    )
  })
})

describe('pretty', () => {
  test('has colour if FORCE_COLOR is set', () => {
    vi.stubEnv('NO_COLOR', undefined)
    vi.stubEnv('FORCE_COLOR', '1')
    const lines = formats.pretty(reports, 12).split('\n')
    expect([lines[0], lines[4]]).toEqual([
      '  \u001b[31m× content/wrong-type\u001b[39m: This is a number, and text in quotes belongs here.',
      '   ·                      \u001b[31m^^\u001b[39m',
    ])
  })

  test('has no colour if NO_COLOR is set, whatever else is', () => {
    vi.stubEnv('FORCE_COLOR', '1')
    expect(formats.pretty(reports, 12)).not.toContain('\u001b')
  })

  test('has no colour if its output is not a terminal', () => {
    vi.stubEnv('NO_COLOR', undefined)
    expect(formats.pretty(reports, 12)).not.toContain('\u001b')
  })
})

describe('json', () => {
  const schema: object = JSON.parse(readFileSync('schema/problems.schema.json', 'utf8'))
  const holds = new Ajv2020({ strict: true }).compile(schema)

  test.each<[string, Report[], Unread[]]>([
    ['problems', reports, []],
    ['no problem', clean, []],
    ['problems that are only counted', many, []],
    ['a file that was not read', clean, unread],
  ])('with %s matches its published schema', (_, some, others) => {
    const list: unknown = JSON.parse(formats.json(some, 0, others))
    expect({ fits: holds(list), errors: holds.errors }).toEqual({ fits: true, errors: null })
  })

  test('does not match its schema with one field more, or a line 0', () => {
    const [report] = reports
    const problems = report?.problems.map((problem) => ({ ...problem, line: 0 })) ?? []
    const wrong: unknown = JSON.parse(formats.json([{ file: 'a', text: '', problems }], 0))
    expect([holds(wrong), holds({ version: 1, valid: true, problems: [], more: 1 })]).toEqual([
      false,
      false,
    ])
  })

  test('is valid if there are only warnings', () => {
    const warnings = reports.map(({ problems, ...report }) => ({
      ...report,
      problems: problems.filter(({ severity }) => severity === 'warning'),
    }))
    expect(JSON.parse(formats.json(warnings, 0))).toMatchObject({
      valid: true,
      problems: [{ severity: 'warning' }],
    })
  })
})

test('a github annotation is one line, and its values are escaped', () => {
  const [, , , , annotation] = formats.github(reports, 0).split('\n')
  expect(annotation).toBe(
    '::error file=content/100%25%2C part%3A two.json,line=1,endLine=1,col=3,endColumn=14,title=content/unknown-key' +
      '::There is no field "a\u241b[31mb%0A" here: 100%25 of it, all.%0D%0AReally. Delete it.',
  )
})

test('the github notice says if GitHub drops annotations', () => {
  const [report] = reports
  const problems = Array.from({ length: 4 }, () => report?.problems ?? []).flat()
  const lines = formats.github([{ file: 'a.json', text: '', problems }], 0).split('\n')
  expect({ lines: lines.length, notice: lines.at(-1) }).toEqual({
    lines: 17,
    notice:
      '::notice title=Content::12 errors, 4 warnings in 1 file. GitHub shows 10 of each. The log of this step has the rest.',
  })
})

test('totals have the problems that are only counted', () => {
  for (const name of ['pretty', 'github', 'markdown'] as const) {
    expect(formats[name](many, 0)).toContain('4 errors, 301 warnings in 3 files')
  }
})

test('pretty shows no lines of a file that was not read', () => {
  const [first] = reports
  const [problem] = first?.problems ?? []
  if (!problem) throw new Error('There is no problem.')
  const report = { file: 'content/portfolio.tr.json', text: '', problems: [problem] }
  vi.stubEnv('NO_COLOR', '1')
  expect(formats.pretty([report], 1)).toContain(`
   ╭─[content/portfolio.tr.json:2:22] Site, title
   ╰────
`)
})

test('compact is one line for each problem', () => {
  expect(formats.compact(reports, 0).split('\n')).toHaveLength(5)
})

test.each(['pretty', 'compact', 'markdown'] as const)(
  '%s, which people read, has the errors of all files before the warnings',
  (name) => {
    const severities = formats[name](reports, 0)
      .split('\n')
      .flatMap((line) =>
        /^(?: {2}([×⚠]) |.*:\d+: (\w+) |\| (error|warning) )/u.exec(line)?.slice(1),
      )
      .flatMap((sign) => (sign ? [sign.replace('×', 'error').replace('⚠', 'warning')] : []))
    expect(severities).toEqual(['error', 'error', 'error', 'error', 'warning'])
  },
)

test('markdown has at most 200 rows, and says how many are left out', () => {
  const [report] = reports
  const problems = Array.from({ length: 51 }, () => report?.problems ?? []).flat()
  const lines = formats
    .markdown([{ file: 'a.json', text: '', problems }], 0)
    .trimEnd()
    .split('\n')
  const rows = lines.filter((line) => /^\| (?:error|warning) /u.test(line)).length
  expect({ rows, last: lines.at(-1) }).toEqual({ rows: 200, last: 'And 4 more.' })
})

test('sarif has a rule for each code, and each result points to its rule', () => {
  const log: Log = JSON.parse(formats.sarif(reports, 0))
  const [run] = log.runs
  const rules = run?.tool.driver.rules ?? []
  expect(run?.results?.map(({ ruleIndex = -1 }) => rules[ruleIndex]?.id)).toEqual(
    run?.results?.map(({ ruleId }) => ruleId),
  )
})
