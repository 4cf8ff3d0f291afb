import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test, vi } from 'vitest'

import { engineFolder } from '#disk/folders.ts'
import { packageName } from '#disk/package-name.ts'

import { explainNoListening } from './dev.ts'

// Vite takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('a --host of another machine ends the command, and says what to write', async () => {
  // An address for documentation, which no machine has.
  const args = [join(import.meta.dirname, 'run.mjs'), 'dev', '--host', '203.0.113.1']
  const child = spawn(process.execPath, args, {
    cwd: engineFolder,
    env: { ...process.env, ENV_FILE: 'off', CONTENT_FILE: 'fixtures/specification/portfolio.json' },
  })
  let printed = ''
  child.stderr.on('data', (part: Buffer) => {
    printed += part.toString()
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect([code, printed]).toEqual([2, expect.stringContaining('write 0.0.0.0 for all networks')])
})

test('new settings and another version of Folio are answered: they wait for the next start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'folio-dev-'))
  const file = join(folder, 'settings.env')
  writeFileSync(file, 'SITE_HOST=netlify\n')
  const installed = join(folder, 'node_modules', packageName)
  mkdirSync(installed, { recursive: true })
  writeFileSync(join(installed, 'package.json'), '{ "version": "0.1.0" }')
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.mjs'), 'dev'], {
    cwd: folder,
    env: {
      ...process.env,
      ENV_FILE: file,
      CONTENT_FILE: join(engineFolder, 'fixtures/specification/portfolio.json'),
    },
  })
  const ended = once(child, 'exit')
  try {
    let printed = ''
    const waitForText = (text: string) =>
      vi.waitFor(() => expect(printed).toContain(text), { timeout: 50_000, interval: 50 })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => {
        printed += part.toString()
      })
    }
    await waitForText('localhost:')
    writeFileSync(file, 'SITE_HOST=vercel\n')
    await waitForText('settings.env has changed. It is read at the start')
    writeFileSync(join(installed, 'package.json'), '{ "version": "0.2.0" }')
    await waitForText('Another version of Folio was installed')
  } finally {
    child.kill()
    // Until then Vite writes its cache into the folder.
    await ended
    rmSync(folder, { recursive: true })
  }
})

test.skipIf(process.platform === 'win32')('ends with npm, which ends only its shell', async () => {
  const shell = spawn('sh', ['-c', '"$NODE" "$MAIN" dev & echo "pid $!"; wait'], {
    cwd: engineFolder,
    env: {
      ...process.env,
      NODE: process.execPath,
      MAIN: join(import.meta.dirname, 'run.mjs'),
      ENV_FILE: 'off',
      CONTENT_FILE: 'fixtures/specification/portfolio.json',
      npm_lifecycle_event: 'dev',
    },
  })
  let printed = ''
  shell.stdout.on('data', (part: Buffer) => {
    printed += part.toString()
  })
  await vi.waitFor(() => expect(printed).toContain('localhost:'), { timeout: 50_000 })
  const pid = Number(/pid (\d+)/u.exec(printed)?.[1])
  const isRunning = () => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  try {
    expect(isRunning()).toBe(true)
    shell.kill()
    await vi.waitFor(() => expect(isRunning()).toBe(false), { timeout: 5_000 })
  } finally {
    if (isRunning()) process.kill(pid)
  }
})

test('a --port that needs more rights is named, and not the --host', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  expect(explainNoListening(error, '0.0.0.0', '80')).toMatchObject({
    message: expect.stringContaining('--port is "80"'),
  })
})

test('a port that Windows keeps for other programs is named, and --port changes it', () => {
  const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES' })
  for (const [port, shown] of [
    [undefined, '5173'],
    ['5200', '5200'],
  ]) {
    expect(explainNoListening(error, undefined, port)).toMatchObject({
      message: `Port ${shown} is one that this system keeps for other programs: write another number in --port.`,
    })
  }
})
