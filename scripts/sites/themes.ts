import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { chromium, type Browser, type Page } from '@playwright/test'

import { serveSite } from '#check/serve-site.ts'
import { logPage } from '#check/visit/log-page.ts'
import { scrollThrough } from '#check/visit/scroll-through.ts'
import { readyThemes } from '#content/theme/ready-themes.ts'
import { engineFolder } from '#disk/folders.ts'
import { contentFolders } from '#disk/load-portfolio.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'
import { createCommand, terminal } from '#terminal/command.ts'
import { suggest, WrongArguments } from '#terminal/read-arguments.ts'

import { browserSwitches } from '#check/browser-switches.ts'
import { buildIfChanged } from '#bin/build-if-changed.ts'
import { findBrowser } from '../browsers/find-browser.mjs'

/*
 * Builds the site with each ready theme and with its own, takes pictures in both colour
 * schemes, and puts them side by side: out/themes/sheet.png, and one sheet for each theme.
 */

type Shot = { readonly caption: string; readonly image: Buffer }
type Row = { readonly title: string; readonly shots: readonly Shot[] }

const schemes = ['dark', 'light'] as const
const wide = { width: 1280, height: 800 }
const narrow = { width: 390, height: 800 }
const out = join(engineFolder, 'out/themes')
/** The name of the content with its own theme. */
const own = 'portfolio'

loadSettings()

const themes = [own, ...Object.keys(readyThemes)]

const command = createCommand({
  command: 'npm run themes --',
  summary: 'take pictures of the site with each theme',
  operands: ['[THEME...]'],
  options: {},
  notes: `The themes are ${themes.join(', ')}. Without THEME, all of them.`,
  async run({ positionals }, io) {
    const unknown = positionals.find((name) => !themes.includes(name))
    if (unknown !== undefined) {
      throw new WrongArguments(
        `There is no theme "${unknown}".${suggest(unknown, themes)} The themes are ${themes.join(', ')}.`,
      )
    }
    const names = positionals.length > 0 ? positionals : themes
    await takePictures(names)
    io.out(`Wrote out/themes/sheet.png, and one sheet for each of: ${names.join(', ')}.`)
    return 0
  },
})
process.exitCode = await command.run(process.argv.slice(2), terminal)

async function takePictures(names: readonly string[]): Promise<void> {
  const temporary = mkdtempSync(join(tmpdir(), 'folio-themes-'))
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserSwitches,
  })
  try {
    const rows: Row[] = []
    for (const name of names) {
      const content = writeContent(name, join(temporary, name))
      await buildIfChanged(join('out/themes', name), content, { isQuiet: true })
      const { url, stop } = await serveSite(join(out, name), content)
      const pictured = await takePicture(browser, url, name).finally(stop)
      await writeSheet(browser, pictured, join(out, `${name}.png`), 480)
      rows.push(...pictured)
    }
    await writeSheet(browser, rows, join(out, 'sheet.png'), 250)
  } finally {
    await browser.close()
    rmSync(temporary, { recursive: true, force: true })
  }
}

function read(file: string): object {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Writes the content with another theme into a folder, with its assets. Returns its path. */
function writeContent(name: string, folder: string): string {
  mkdirSync(folder)
  const original = findContentFile()
  for (const assets of contentFolders) {
    const from = join(dirname(original), assets)
    if (existsSync(from)) cpSync(from, join(folder, assets), { recursive: true })
  }
  const theme = name === own ? {} : { theme: name }
  const content = { ...read(original), ...theme }
  const file = join(folder, 'portfolio.json')
  writeFileSync(file, JSON.stringify(content, null, 2))
  return file
}

/** Takes a row of pictures for each colour scheme. */
async function takePicture(from: Browser, address: string, name: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const scheme of schemes) {
    const context = await from.newContext({
      viewport: wide,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(address)
    // Fonts are optional: the first visit loads them, and the second uses them.
    await page.evaluate('document.fonts.ready.then(() => true)')
    const log = logPage(page, true)
    await page.reload()
    // Loads every lazy part.
    const problems = await scrollThrough(page, log)
    if (problems.length > 0) throw new Error(problems.join('\n'))
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
  // The button that closes the dialogue, and the first answer.
  await section.getByRole('button').nth(1).waitFor()
}

async function shoot(page: Page, caption: string, id = caption): Promise<Shot> {
  await page.evaluate(`document.getElementById('${id}').scrollIntoView({ behavior: 'instant' })`)
  await page.waitForFunction(() => {
    const isFading = document.getAnimations().some(({ effect, playState }) => {
      const { endTime } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number.isFinite(endTime)
    })
    return !isFading && [...document.images].every(({ complete }) => complete)
  })
  return { caption, image: await page.screenshot() }
}

function formatFigures(shots: readonly Shot[]): string {
  return shots
    .map(
      ({ caption, image }) =>
        `<figure><img src="data:image/png;base64,${image.toString('base64')}"><figcaption>${caption}</figcaption></figure>`,
    )
    .join('')
}

/** Writes pictures side by side into one picture. Their height is in px. */
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
  </style>${rows.map(({ title, shots }) => `<h2>${title}</h2><section>${formatFigures(shots)}</section>`).join('')}`)
  mkdirSync(out, { recursive: true })
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
}
