import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'

import { nativeSpread } from './native-spread.ts'

/** What is built from an entry, after what the given plugins make of it. */
async function built(input: string, plugins: readonly Plugin[] = []): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins, nativeSpread()],
    build: { write: false, minify: false, rolldownOptions: { input } },
  })
  if (!('output' in made)) throw new Error('Nothing was built.')
  return made.output.map((output) => ('code' in output ? output.code : '')).join('')
}

test('no file of react-slick copies properties one by one', async () => {
  const code = await built('react-slick')
  expect(code).toContain('Object.assign(target, ...sources)')
  expect(code).not.toContain('getOwnPropertyDescriptors')
})

test('a version of it with another helper is told of', async () => {
  const id = '/react-slick/lib/new.js'
  const other: Plugin = {
    name: 'other',
    resolveId: (source) => (source === id ? id : undefined),
    load: (source) => (source === id ? 'export default _objectSpread({}, {})' : undefined),
  }
  await expect(built(id, [other])).rejects.toThrow(`${id} copies objects in a way`)
})
