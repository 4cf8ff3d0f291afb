import { globSync } from 'node:fs'
import { join } from 'node:path'

import { normalizePath, preprocessCSS, resolveConfig } from 'vite'
import { expect, test } from 'vitest'

import { projectRoot } from '#disk/load-portfolio.ts'

import { shortClassNames } from './short-class-names.ts'

const sheets = globSync('src/**/*.module.css', { cwd: projectRoot }).map((file) =>
  normalizePath(join(projectRoot, file)),
)

/** The names that a run of the builder gives to the classes of sheets, in the order they come. */
async function namesIn(command: 'build' | 'serve', files: readonly string[]) {
  const config = await resolveConfig(
    { configFile: false, root: projectRoot, logLevel: 'silent', plugins: [shortClassNames()] },
    command,
  )
  const names: Record<string, Record<string, string>> = {}
  for (const file of files) {
    const { modules } = await preprocessCSS(
      '.one {} .two { & .one {} } @keyframes go {}',
      file,
      config,
    )
    names[file] = modules ?? {}
  }
  return names
}

test('no two classes of a built site have the same name, and each can stand in a selector', async () => {
  const names = Object.values(await namesIn('build', sheets)).flatMap(Object.values<string>)
  expect(names).toHaveLength(sheets.length * 3)
  expect(new Set(names)).toHaveLength(names.length)
  expect(names.filter((name) => !/^[a-z][\w-]*$/u.test(name))).toEqual([])
})

test('the names do not depend on which sheet comes first', async () => {
  expect(await namesIn('build', sheets.toReversed())).toEqual(await namesIn('build', sheets))
})

test('while the site is written its classes say what they are', async () => {
  const [first = ''] = sheets
  const names = await namesIn('serve', [first])
  expect(names[first]?.['one']).toContain('one')
})

test('a sheet that nobody expects stops the build', async () => {
  await expect(namesIn('build', ['/elsewhere/odd.module.css'])).rejects.toThrow('odd.module.css')
})
