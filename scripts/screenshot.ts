import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { chromium } from '@playwright/test'

import { browserSwitches } from './browser-switches.mjs'

const picture = 'docs/screenshot.png'

// Takes the picture of the README from the built site: run "npm run build" before.
const server = spawn(process.execPath, ['src/server/main.ts'], {
  env: { ...process.env, DATA_DIR: await mkdtemp(join(tmpdir(), 'folio-')) },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [printed]: Buffer[] = await once(server.stdout, 'data')
const address = /http:\/\/\S+/u.exec(String(printed))?.[0]
if (address === undefined) throw new Error(`The server did not say its address: ${printed}`)
const { CHROMIUM_PATH } = process.env
const browser = await chromium.launch({
  ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
  args: browserSwitches,
})
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  colorScheme: 'dark',
  // Without motion every effect stands at its end, and the picture is the same each time.
  reducedMotion: 'reduce',
})
await page.goto(address)
await page.locator('main svg').first().waitFor()
await page.evaluate('document.fonts.ready')
await mkdir('docs', { recursive: true })
await page.screenshot({ path: picture })
await browser.close()
server.kill('SIGTERM')
console.log(`Wrote ${picture}.`)
