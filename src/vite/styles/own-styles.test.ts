import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createServer, normalizePath } from 'vite'
import { expect, test, vi } from 'vitest'

import { enginePath } from '#disk/folders.ts'

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
    expect(run('', enginePath('src/site/styles.ts')).code).toContain("import 'virtual:own-styles'")
    expect(typeof load === 'function' && Reflect.apply(load, {}, ['\0virtual:own-styles'])).toBe(
      `import ${JSON.stringify(normalizePath(file))}`,
    )
    expect(run('h2 {}', file).code).toBe('@layer owner {h2 {}\n}')
    expect(run('', enginePath('src/site/app.tsx'))).toBe(undefined)
    rmSync(folder, { recursive: true })
  },
)

test('a style sheet that is made in development is on the page at once', async () => {
  // As in an installed site, whose folder is outside the root.
  const root = mkdtempSync(join(tmpdir(), 'folio-root-'))
  const owner = mkdtempSync(join(tmpdir(), 'folio-owner-'))
  const file = join(owner, 'style.css')
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [ownStyles(file)],
    server: { middlewareMode: true, ws: false },
  })
  const send = vi.spyOn(server.ws, 'send')
  writeFileSync(join(owner, 'other.css'), '')
  writeFileSync(file, 'h2 { color: red }')
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), 10_000)
  expect(send).toHaveBeenCalledTimes(1)
  await server.close()
  for (const folder of [root, owner]) rmSync(folder, { recursive: true })
})
