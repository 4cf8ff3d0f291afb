import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

import { build, createServer, normalizePath, type Plugin, type ServerOptions } from 'vite'
import { expect, test, vi } from 'vitest'

import { findEngineFile } from '#disk/folders.ts'
import { checkStyleSheet } from '#validate/style/check-style-sheet.ts'

import { cssOptions } from './css-options.ts'
import { motionStyles } from './motion-styles.ts'
import { ownStyles } from './own-styles.ts'

// In development Vite adds a version to the modules of an installed package.
test.each(['', '?v=1a2b3c4d'])(
  'the owner’s style sheet is part of the page, with the version "%s"',
  (version) => {
    const folder = mkdtempSync(join(tmpdir(), 'folio-styles-'))
    const file = join(folder, 'style.css')
    writeFileSync(file, 'h2 { color: red }')
    const { transform, load } = ownStyles(file)
    const run = (code: string, path: string) =>
      typeof transform === 'function'
        ? Reflect.apply(transform, {}, [code, normalizePath(path) + version])
        : undefined
    expect(run('', findEngineFile('src/site/styles.ts')).code).toContain(
      "import 'virtual:own-styles'",
    )
    expect(typeof load === 'function' && Reflect.apply(load, {}, ['\0virtual:own-styles'])).toBe(
      `import ${JSON.stringify(normalizePath(file))}`,
    )
    // Editors of Windows write a mark first.
    expect(run('\uFEFFh2 {}', file).code).toBe('@layer owner {h2 {}\n}')
    expect(run('', findEngineFile('src/site/app.tsx'))).toBe(undefined)
    rmSync(folder, { recursive: true })
  },
)

/** Builds a style sheet as sites do. Resolves to the other files that it publishes; undefined if it is refused. */
async function listPublished(css: string, others: readonly string[] = []) {
  const root = mkdtempSync(join(tmpdir(), 'folio-refused-'))
  const [file, entry] = [join(root, 'style.css'), join(root, 'entry.js')]
  writeFileSync(file, css)
  writeFileSync(entry, "import 'virtual:own-styles'")
  for (const name of others) writeFileSync(join(root, name), 'S')
  const built = build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [ownStyles(file), motionStyles()],
    css: cssOptions,
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: entry } },
  })
  const outputs = await built.catch(() => undefined)
  rmSync(root, { recursive: true })
  if (!outputs) return undefined
  return [outputs]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .flatMap((one) => (one.type === 'asset' ? one.originalFileNames : []))
    .map((name) => basename(name))
    .filter((name) => others.includes(name))
}

test.each([
  ['url(".env")', undefined],
  [String.raw`url("\.env")`, undefined],
  ['image-set(".env" 1x)', undefined],
  ['image-set(.env 1x)', []],
  ['url("line.png")', ['line.png']],
])('a file that is no picture and no font is not published: %s', async (value, published) => {
  const style = `h2 { background: ${value} }`
  expect(await listPublished(style, ['.env', 'line.png'])).toEqual(published)
})

test.each([
  ['// my heading\nh1 { color: red }', true],
  ['h1, { color: red }', true],
  ['h1 > { color: red }', true],
  ['.a..b { color: red }', true],
  ['#1a { color: red }', true],
  ['h3 { color: red !imporant; }', true],
  ['@media (max-width: 600px { h2 { color: red } }', true],
  ['@supports a { h2 { color: red } }', true],
  ['h2 { color: red', true],
  ['@meda print { h2 { color: red } }', false],
  ['@layer a; @charset "utf-8"; h2:is(h3, #a) { & > b { --a: ; color: } }', false],
])('the build and validation agree about %j', async (css, refused) => {
  expect((await listPublished(css)) === undefined).toBe(refused)
  expect(checkStyleSheet(css, {}).some(({ severity }) => severity === 'error')).toBe(refused)
})

test('movement that visitors cannot stop is explained in development in the words of validation', () => {
  const { transform } = ownStyles('/style.css')
  const run = () =>
    typeof transform === 'function'
      ? Reflect.apply(transform, {}, ['h2 { transition: color 1s }', '/style.css'])
      : undefined
  expect(run).toThrow('Write it inside "@media (prefers-reduced-motion: no-preference)".')
})

/** Starts a development server whose page has a style sheet, and follows what it sends to the page. */
async function develop(
  root: string,
  file: string,
  options: ServerOptions = {},
  others: readonly Plugin[] = [],
) {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [ownStyles(file), ...others],
    server: { middlewareMode: true, ws: false, ...options },
  })
  const send = vi.spyOn(server.ws, 'send')
  return { server, send }
}

test('a style sheet that is made in development is on the page at once', async () => {
  // As in an installed site, whose folder is outside the root.
  const root = mkdtempSync(join(tmpdir(), 'folio-root-'))
  const owner = mkdtempSync(join(tmpdir(), 'folio-owner-'))
  const file = join(owner, 'style.css')
  const { server, send } = await develop(root, file)
  writeFileSync(join(owner, 'other.css'), '')
  writeFileSync(file, 'h2 { color: red }')
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 10_000)
  expect(send).toHaveBeenCalledTimes(1)
  await server.close()
  for (const folder of [root, owner]) rmSync(folder, { recursive: true })
})

test('a new style sheet that cannot be read is explained, and the page waits for its correction', async () => {
  const root = mkdtempSync(join(tmpdir(), 'folio-root-'))
  const file = join(root, 'style.css')
  const { server, send } = await develop(root, file)
  // An error is only for a page that is open.
  Object.defineProperty(server.ws, 'clients', { value: new Set(['page']) })
  writeFileSync(file, 'h2 { color: red')
  const said = expect.objectContaining({
    message: expect.stringContaining('Write "}" where it ends.'),
    loc: { file, line: 1, column: 1 },
  })
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'error', err: said }), 10_000)
  expect(send).not.toHaveBeenCalledWith({ type: 'full-reload' })
  writeFileSync(file, 'h2 { color: red }')
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 10_000)
  await server.close()
  rmSync(root, { recursive: true })
})

test('a style sheet that is written twice at once, as by a formatter, is read again', async () => {
  const root = mkdtempSync(join(tmpdir(), 'folio-root-'))
  const file = join(root, 'style.css')
  writeFileSync(file, 'h2{color:red}')
  const read: string[] = []
  const formatter: Plugin = {
    name: 'formatter',
    hotUpdate() {
      if (this.environment.name !== 'client') return
      // At once: the second write must come before the file is looked at again.
      read.push(readFileSync(file, 'utf8'))
      if (read.length === 1) writeFileSync(file, 'h2 { color: red }')
    },
  }
  // The watcher says nothing of the second write.
  const { server } = await develop(root, file, { watch: null }, [formatter])
  server.watcher.emit('change', file)
  await vi.waitFor(() => expect(read).toEqual(['h2{color:red}', 'h2 { color: red }']), 10_000)
  await server.close()
  rmSync(root, { recursive: true })
})
