import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'

import { chromium, type Browser, type Page } from '@playwright/test'

import { projectRoot } from '#disk/load-portfolio.ts'

import { browserSwitches } from './browser-switches.mjs'
import { findBrowser } from './find-browser.mjs'

/*
 * Builds the site once for each theme of content/themes and for the content's own, looks at it in
 * a browser in both schemes, and puts all that was seen side by side: out/themes/sheet.png, and
 * one sheet for each theme. Names of themes as arguments: those alone.
 */

type Shot = { readonly caption: string; readonly picture: Buffer }
type Row = { readonly title: string; readonly shots: readonly Shot[] }

const schemes = ['dark', 'light'] as const
const wide = { width: 1280, height: 800 }
const narrow = { width: 390, height: 800 }
const out = join(projectRoot, 'out/themes')
/** The row of the content as it is. */
const own = 'portfolio'

const wanted = process.argv.slice(2)
const files = readdirSync(join(projectRoot, 'content/themes'))
const names = [own, ...files.map((file) => basename(file, '.json'))].filter(
  (name) => wanted.length === 0 || wanted.includes(name),
)
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: browserSwitches,
})
const temporary = mkdtempSync(join(tmpdir(), 'folio-themes-'))
try {
  const rows: Row[] = []
  for (const name of names) {
    const content = writeContent(name)
    await run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      CONTENT_FILE: content,
      OUT_DIR: join('out/themes', name),
    })
    const seen = await withServer(content, name, (address) => look(browser, address, name))
    await writeSheet(browser, seen, join(out, `${name}.png`), 480)
    rows.push(...seen)
  }
  await writeSheet(browser, rows, join(out, 'sheet.png'), 250)
  console.log(`Wrote out/themes/sheet.png, and one sheet for each of: ${names.join(', ')}.`)
} finally {
  await browser.close()
  rmSync(temporary, { recursive: true, force: true })
}

/** The site's own content under another theme, in a folder with the files that it names. */
function writeContent(name: string): string {
  const folder = join(temporary, name)
  cpSync(join(projectRoot, 'content'), folder, { recursive: true })
  const read = (file: string): object => JSON.parse(readFileSync(join(folder, file), 'utf8'))
  const theme = name === own ? {} : { theme: read(`themes/${name}.json`) }
  const content = { ...read('portfolio.json'), ...theme }
  const file = join(folder, 'portfolio.json')
  writeFileSync(file, JSON.stringify(content, null, 2))
  return file
}

/** Runs a program of Node's and waits for its end. Throws where it fails. */
async function run(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}.`)
}

/** Serves what was built as long as `use` looks at it. */
async function withServer<Seen>(
  content: string,
  name: string,
  use: (address: string) => Promise<Seen>,
): Promise<Seen> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: projectRoot,
    env: {
      ...process.env,
      CONTENT_FILE: content,
      SITE_FOLDER: join(out, name),
      DATA_DIR: join(temporary, 'data'),
      PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    for await (const line of createInterface(server.stdout)) {
      const [address] = /http:\S+/u.exec(line) ?? []
      if (address !== undefined) return await use(address)
    }
    throw new Error('The server ended before it said where it is.')
  } finally {
    server.kill()
  }
}

/** A row of screenshots for each scheme. */
async function look(from: Browser, address: string, name: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const scheme of schemes) {
    const context = await from.newContext({
      viewport: wide,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(address)
    // The faces are optional: the first visit fetches them, the second is set in them.
    await page.evaluate('document.fonts.ready.then(() => true)')
    await page.reload({ waitUntil: 'networkidle' })
    const shots = [await shoot(page, 'hero', 'home')]
    for (const id of ['expertise', 'conversation', 'skills', 'contact']) {
      if (id === 'conversation') await openConversation(page)
      shots.push(await shoot(page, id))
    }
    await page.setViewportSize(narrow)
    shots.push(await shoot(page, 'phone, hero', 'home'), await shoot(page, 'phone', 'expertise'))
    rows.push({ title: `${name}, ${scheme}`, shots })
    await context.close()
  }
  return rows
}

async function openConversation(page: Page): Promise<void> {
  const section = page.locator('#conversation')
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button').first().click()
  await page.waitForTimeout(1500)
}

async function shoot(page: Page, caption: string, id = caption): Promise<Shot> {
  await page.evaluate(`document.getElementById('${id}').scrollIntoView({ behavior: 'instant' })`)
  // Whatever loads when it comes near has come, and what fades in is there.
  await page.waitForTimeout(900)
  return { caption, picture: await page.screenshot() }
}

function figures(shots: readonly Shot[]): string {
  return shots
    .map(
      ({ caption, picture }) =>
        `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
    )
    .join('')
}

/** Puts screenshots side by side, each as high as is said, in one picture. */
async function writeSheet(
  from: Browser,
  rows: readonly Row[],
  file: string,
  height: number,
): Promise<void> {
  const page = await from.newPage({ viewport: { width: 2400, height: 800 } })
  await page.setContent(`<style>
    body { margin: 24px; background: #777; color: #fff; font: 14px sans-serif }
    section { display: flex; flex-wrap: wrap; gap: 12px }
    figure { margin: 0 }
    img { height: ${height}px }
  </style>${rows.map(({ title, shots }) => `<h2>${title}</h2><section>${figures(shots)}</section>`).join('')}`)
  mkdirSync(out, { recursive: true })
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
