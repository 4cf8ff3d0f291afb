import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assetBudgets } from '#fields/asset-budgets.ts'
import { decode } from './animations/decode.ts'
import { hero } from './animations/hero.ts'
import { robot } from './animations/robot.ts'
import { checkLoop } from './check-loop.ts'
import { encodeGif } from './gif.ts'
import { cursor } from './loops/cursor.ts'
import { pixels } from './loops/pixels.ts'
import { signal } from './loops/signal.ts'
import { writeLottie } from './lottie.ts'
import { drawGifSheet, drawLottieSheets } from './sheets.ts'

// Draws the site's animations and gifs: `npm run artwork`. With `-- --sheets` it also lays out
// twelve frames of each in out/artwork/, to be looked at.

const root = join(import.meta.dirname, '..', '..')
const animations = { hero, robot, decode }
const loops = { signal, cursor, pixels }
const mostGif = 200_000
const problems: string[] = []

function write(path: string, data: string | Uint8Array, most: number): void {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, data)
  console.info(`${path} ${data.length} bytes`)
  if (data.length > most)
    problems.push(`${path} is larger than ${most} bytes. Draw less, or coarser.`)
}

const drawn = Object.entries(animations).map(([name, animation]) => {
  const lottie = writeLottie(animation)
  write(`content/animations/${name}.json`, lottie, assetBudgets.lottie)
  problems.push(...checkLoop(name, lottie))
  return { name, lottie, length: animation.length }
})

for (const [name, loop] of Object.entries(loops)) {
  write(`content/media/${name}.gif`, encodeGif(loop), mostGif)
}

if (process.argv.includes('--sheets')) {
  const folder = join(root, 'out', 'artwork')
  mkdirSync(folder, { recursive: true })
  problems.push(...(await drawLottieSheets(drawn, folder)))
  for (const [name, loop] of Object.entries(loops)) drawGifSheet(name, loop, folder)
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
