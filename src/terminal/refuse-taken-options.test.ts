import { afterEach, expect, test, vi } from 'vitest'

import { refuseTakenOptions } from './refuse-taken-options.ts'

const options = {
  strict: { type: 'boolean', help: 'strictly' },
  yes: { type: 'boolean', help: 'ask nothing' },
  outDir: { type: 'string', value: 'FOLDER', help: 'where' },
  'max-warnings': { type: 'string', value: 'N', help: 'how many' },
  accent: { type: 'string', value: '"#RRGGBB"', help: 'the colour' },
} as const

afterEach(() => vi.unstubAllEnvs())

/** What is said if npm has these options, as it calls them. */
function refuse(
  taken: Readonly<Record<string, string>>,
  args: string[],
  operands: string[] = [],
  platform = 'linux',
) {
  vi.stubEnv('npm_lifecycle_event', 'validate')
  for (const [name, value] of Object.entries(taken)) vi.stubEnv(`npm_config_${name}`, value)
  try {
    refuseTakenOptions('npm run validate --', args, options, operands, platform)
  } catch (error) {
    return String(error)
  }
  return undefined
}

test.each([
  [{ strict: 'true' }, [], '--strict', '--strict'],
  [{ outdir: 'my site' }, [], '--outDir', '--outDir "my site"'],
  [{ max_warnings: 'true' }, ['5'], '--max-warnings', '--max-warnings N'],
  [{ max_warnings: 'true' }, ['my.json', '5'], '--max-warnings', 'my.json --max-warnings N'],
  [
    { strict: 'true', accent: '#0a6b45' },
    ['my file'],
    '--strict, --accent',
    '"my file" --strict --accent "#0a6b45"',
  ],
])('options that npm took, %j, are refused', (taken, args, names, written) => {
  expect(refuse(taken, args)).toBe(
    `Error: npm took ${names} for itself, because there is no "--" before it. Write: npm run validate -- ${written}.`,
  )
})

test('in PowerShell, where an older npm gets no "--", it is in quotes', () => {
  expect(refuse({ strict: 'true' }, [], [], 'win32')).toMatch(
    / Write: npm run validate -- --strict\. In PowerShell: npm run validate "--" --strict\.$/u,
  )
})

test('an operand that is needed is named', () => {
  expect(refuse({ accent: 'true' }, [], ['DIR', '[FILE]'])).toContain('-- DIR --accent "#RRGGBB".')
})

test('an option that is switched off, or that the script has, too, is no mistake', () => {
  expect(refuse({ strict: '' }, [])).toBeUndefined()
  expect(refuse({ strict: 'true', outdir: 'a' }, ['--strict', '--outDir=b'])).toBeUndefined()
})

test('an option of npm that may be in .npmrc is none of the command', () => {
  expect(refuse({ yes: 'true', loglevel: 'silent' }, [])).toBeUndefined()
})

test('without npm, nothing is refused', () => {
  vi.stubEnv('npm_lifecycle_event', undefined)
  vi.stubEnv('npm_config_strict', 'true')
  expect(() => refuseTakenOptions('npx folio validate', [], options)).not.toThrow()
})
