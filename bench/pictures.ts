import { execFile } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import sharp from 'sharp'

import { engineFolder } from '#disk/folders.ts'
import { createCommand } from '#terminal/command.ts'
import { formatKilobytes } from '#vite/budgets/budgets.ts'

import { formatGoal, printLoad } from './measure.ts'

const run = promisify(execFile)
const [projects, picturesEach] = [100, 3]
const place = join(engineFolder, 'out/pictures')
const cache = join(engineFolder, 'node_modules/.cache/folio/pictures')

/** Times two builds of a hundred projects with three pictures each. */
export const pictures = createCommand({
  command: 'npm run bench -- pictures',
  summary: 'time builds of 100 projects with 300 pictures',
  options: {},
  async run() {
    const known = new Set(listFolder(cache))
    await rm(place, { recursive: true, force: true })
    await mkdir(join(place, 'content/media'), { recursive: true })
    try {
      await writeContent()
      await timeBuilds()
    } finally {
      for (const name of listFolder(cache)) {
        if (!known.has(name)) await rm(join(cache, name), { recursive: true })
      }
      await rm(place, { recursive: true })
    }
    return 0
  },
})

async function timeBuilds(): Promise<void> {
  printLoad()
  const [first, second] = [await build(), await build()]
  console.log(
    `The first build takes  ${formatSeconds(first)}  ${formatGoal(first < 90_000, 'under 90 s')}`,
  )
  console.log(
    `The second build takes ${formatSeconds(second)}  ${formatGoal(second < 8000, 'under 8 s')}`,
  )
  const media = join(place, 'site/static/media')
  const sizes = listFolder(media)
    .filter((name) => name.endsWith('-960.avif'))
    .map((name) => statSync(join(media, name)).size)
  const largest = Math.max(...sizes)
  const verdict = formatGoal(
    sizes.length === projects * picturesEach && largest <= 100_000,
    'at most 100',
  )
  console.log(
    `${sizes.length} pictures; at 960 px the largest has ${formatKilobytes(largest)}  ${verdict}`,
  )
}

/** Builds the site. Returns the time in ms. */
async function build(): Promise<number> {
  const began = performance.now()
  await run(process.execPath, [join(engineFolder, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: engineFolder,
    env: {
      ...process.env,
      CONTENT_FILE: join(place, 'content/portfolio.json'),
      OUT_DIR: 'out/pictures/site',
    },
    maxBuffer: 2 ** 26,
  })
  return performance.now() - began
}

/** Writes content whose pictures no build has seen. */
async function writeContent(): Promise<void> {
  const seed = Date.now()
  const records = Array.from({ length: projects }, (_, project) => ({
    id: `project-${project}`,
    name: `Project ${project}`,
    description: 'Three pictures and a sentence.',
    images: Array.from({ length: picturesEach }, (_item, picture) => ({
      id: `picture-${picture}`,
      src: `media/${project}-${picture}.jpg`,
      alt: `Picture ${picture} of project ${project}`,
    })),
  }))
  const content = {
    schemaVersion: 2,
    site: { title: 'Pictures', description: 'A hundred projects with three pictures each.' },
    preloader: { letters: ['A'] },
    profile: { projects: records },
    sections: [
      { type: 'hero', id: 'home', tag: 'Ada', jobTitle: 'Developer', tagline: 'In sync.' },
      { type: 'projects', id: 'projects', heading: 'Projects' },
    ],
  }
  await writeFile(join(place, 'content/portfolio.json'), JSON.stringify(content))
  for (const [index, { src }] of records.flatMap(({ images }) => images).entries()) {
    await drawPicture(join(place, 'content', src), index, seed)
  }
}

/** Writes a jpeg of 1600 by 1000 pixels with clouds, shapes and letters. */
async function drawPicture(file: string, index: number, seed: number): Promise<void> {
  const hue = (index * 37) % 360
  const discs = Array.from({ length: 40 }, (_, disc) => {
    const [x, y] = [(disc * disc * 53 + index * 31) % 1600, (disc * 97 + index * 17) % 1000]
    const fill = `hsl(${(hue + disc * 23) % 360} 60% 50%)`
    return `<circle cx="${x}" cy="${y}" r="${10 + (disc % 9) * 14}" fill="${fill}" fill-opacity="0.7"/>`
  })
  const texts = Array.from({ length: 12 }, (_, line) => {
    const at = `x="${(line * 211) % 1200}" y="${80 + line * 76}" font-size="${16 + line * 2}"`
    return `<text ${at} fill="white">Picture ${index} of ${seed}, line ${line}</text>`
  })
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="hsl(${hue} 45% 35%)"/>${discs.join('')}${texts.join('')}</svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const clouds = sharp({
    create: { width: 160, height: 100, channels: 3, background: 'grey', noise },
  })
  const input = await clouds
    .resize(1600, 1000, { kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await sharp(Buffer.from(drawing))
    .composite([{ input, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toFile(file)
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function formatSeconds(time: number): string {
  return `${(time / 1000).toFixed(1)} s`.padStart(7)
}
