import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { assetBudgets } from '#fields/pictures/asset-budgets.ts'
import { createCommand, terminal } from '#terminal/command.ts'
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
import { encodePicture } from './starter/picture.ts'
import { pictures } from './starter/pictures.ts'

const root = join(import.meta.dirname, '..')
const animations = { hero, robot, decode }
const loops = { signal, cursor, pixels }
const starter = 'starters/full'
const maxPictureBytes = 200_000
const problems: string[] = []

function write(path: string, data: string | Uint8Array, maxBytes: number): void {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
  console.info(`${path} ${data.length} bytes`)
  if (data.length > maxBytes) {
    problems.push(`${path} is larger than ${maxBytes} bytes. Draw fewer or simpler shapes.`)
  }
}

const command = createCommand({
  command: 'npm run artwork --',
  summary: 'write the animations and pictures of content/ and starters/',
  options: { sheets: { type: 'boolean', help: 'also write frames side by side to out/artwork' } },
  async run({ values }, io) {
    const drawn = Object.entries(animations).map(([name, animation]) => {
      const lottie = writeLottie(animation)
      for (const folder of ['content', 'starters/arabic']) {
        write(`${folder}/animations/${name}.json`, lottie, assetBudgets.lottie)
      }
      problems.push(...checkLoop(name, lottie))
      return { name, lottie, length: animation.length }
    })
    for (const [name, loop] of Object.entries(loops)) {
      write(`content/media/${name}.gif`, encodeGif(loop), maxPictureBytes)
    }
    write(`${starter}/animations/hero.json`, writeLottie(hero), assetBudgets.lottie)
    for (const picture of pictures) {
      write(`${starter}/media/${picture.name}.webp`, await encodePicture(picture), maxPictureBytes)
    }
    if (values.sheets) {
      const folder = join(root, 'out', 'artwork')
      mkdirSync(folder, { recursive: true })
      problems.push(...(await drawLottieSheets(drawn, folder)))
      for (const [name, loop] of Object.entries(loops)) drawGifSheet(name, loop, folder)
    }
    for (const problem of problems) io.error(problem)
    return problems.length > 0 ? 1 : 0
  },
})
process.exitCode = await command.run(process.argv.slice(2), terminal)
