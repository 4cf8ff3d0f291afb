import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { expect, test } from 'vitest'

import { cssOptions } from './css-options.ts'
import { fileAddresses } from './file-addresses.ts'

/** Builds a rule as sites do, beside the files "line.png", "two words.png" and "a(1).png", for the folder "/x/" of a host. */
async function buildRule(rule: string): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'folio-addresses-'))
  const input = join(root, 'entry.js')
  writeFileSync(input, "import './style.css'")
  writeFileSync(join(root, 'style.css'), `h2{${rule}}`)
  for (const name of ['line.png', 'two words.png', 'a(1).png'])
    writeFileSync(join(root, name), name)
  const outputs = await build({
    configFile: false,
    root,
    base: '/x/',
    logLevel: 'silent',
    plugins: [fileAddresses()],
    css: cssOptions,
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { assetFileNames: '[name][extname]' } },
    },
  }).finally(() => rmSync(root, { recursive: true }))
  const built = [outputs]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .find(({ fileName }) => fileName.endsWith('.css'))
  const css = built?.type === 'asset' ? String(built.source) : ''
  return css.slice(css.indexOf('{') + 1, css.lastIndexOf('}'))
}

test.each([
  ['--a: url(line.png)', '--a:url(/x/line.png)'],
  [
    String.raw`--a: url( 'line.png#b' ), url(two\ words.png)`,
    '--a:url(/x/line.png#b),url(/x/two%20words.png)',
  ],
  ['--a: image-set("line.png" 1x)', '--a:image-set(url(/x/line.png)1x)'],
  [
    'cursor: image-set("line.png" type("image/png") 1x, "two words.png" 2x) 2 2, auto',
    'cursor:image-set(url(/x/line.png)type("image/png") 1x,url(/x/two%20words.png)2x)2 2,auto',
  ],
  ['background: url("a(1).png")', 'background:url(/x/a\\(1\\).png)'],
  [String.raw`background: url(a\(1\).png)`, 'background:url(/x/a\\(1\\).png)'],
  [String.raw`background: url(two\ words.png)`, 'background:url(/x/two%20words.png)'],
  ['background: url("") red', 'background:red url(data:,)'],
  ['--a: url()', '--a:url(data:,)'],
  // What is no address of a file beside the sheet.
  ['--a: "url(line.png)"', '--a:"url(line.png)"'],
  ['--a: url(#b), url(https://a.b/c)', '--a:url(#b),url(https://a.b/c)'],
])('the build reads the addresses in %j', async (rule, built) => {
  expect(await buildRule(rule)).toBe(built)
})

test('a file that is not there is named', async () => {
  await expect(buildRule('--a: url(none.png)')).rejects.toThrow(
    'There is no file "none.png" beside this style sheet.',
  )
})
