import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { Resvg } from '@resvg/resvg-js'
import { browserSwitches } from '#check/browser-switches.ts'
import { drawFrame, gifSize } from './gif.ts'
import type { Loop } from './gif.ts'
import { darkScheme, lightScheme, roles } from './palette.ts'
import type { Scheme } from './palette.ts'

const cell = 320
const columns = 4
const count = 12

/** The text of a Lottie file, and its number of frames. */
export interface Drawn {
  readonly name: string
  readonly lottie: string
  readonly length: number
}

/** Returns `count` frames at equal distances. */
function pickFrames(length: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.round((index * length) / count))
}

function recolour(scheme: Scheme, selector: string): string {
  const rules = roles.flatMap((role) => [
    `${selector} .fill-${role} path { fill: ${scheme[role]} }`,
    `${selector} .line-${role} path { stroke: ${scheme[role]} }`,
  ])
  return `${selector} { background: ${scheme.ground} } ${rules.join('\n')}`
}

function writeHtml(length: number, player: string): string {
  const cells = pickFrames(length).map((frame) => `<i data-frame="${frame}"></i>`)
  return `<!doctype html><style>
    body { margin: 0 }
    div { display: grid; grid-template-columns: repeat(${columns}, ${cell}px) }
    i { display: block; height: ${cell}px }
    ${recolour(darkScheme, '.dark')} ${recolour(lightScheme, '.light')}
  </style>
  <div class="dark">${cells.join('')}</div><div class="light">${cells.join('')}</div>
  <script>${player}</script>`
}

/** Plays each file in lottie-web's light player, in both schemes. Returns the browser's messages. */
export async function drawLottieSheets(
  sheets: readonly Drawn[],
  folder: string,
): Promise<string[]> {
  const require = createRequire(import.meta.url)
  const player = readFileSync(
    require.resolve('lottie-web/build/player/lottie_light.min.js'),
    'utf8',
  )
  const messages: string[] = []
  const installed = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    ...(installed ? { executablePath: installed } : {}),
    args: browserSwitches,
  })
  const page = await browser.newPage({ viewport: { width: cell * columns, height: cell } })
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  for (const { name, lottie, length } of sheets) {
    await page.setContent(writeHtml(length, player))
    await page.evaluate(`document.querySelectorAll('i').forEach((container) => {
      const animationData = ${lottie}
      const loop = lottie.loadAnimation({ container, animationData, autoplay: false })
      loop.onError = ({ nativeError }) => console.error(nativeError?.stack ?? 'The player failed.')
      loop.goToAndStop(Number(container.dataset.frame), true)
    })`)
    writeFileSync(join(folder, `${name}.png`), await page.screenshot({ fullPage: true }))
  }
  await browser.close()
  return messages
}

/** Writes a contact sheet of a gif. */
export function drawGifSheet(name: string, loop: Loop, folder: string): void {
  const { width, height } = gifSize
  const frames = pickFrames(loop.frames).map((frame, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height]
    return `<g transform="translate(${x} ${y})">${drawFrame(loop, frame)}</g>`
  })
  const size = `width="${width * columns}" height="${(height * count) / columns}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${frames.join('')}</svg>`
  const options = { font: { loadSystemFonts: false } }
  writeFileSync(join(folder, `${name}-gif.png`), new Resvg(svg, options).render().asPng())
}
