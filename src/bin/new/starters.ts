import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

/** What a new site can begin with, and what each is. */
const starters = {
  full: 'a whole portfolio: jobs, projects with stories, talks, pages, and a robot to talk to',
  page: 'one playful page: a hero, gifs, cards, a robot to talk to, a carousel, and a form where the host takes messages',
  quiet: 'a hero, projects and an email address; no preloader, no pictures',
  arabic: 'a page in Arabic, from right to left, with every label',
} as const

export const starterNames: readonly string[] = Object.keys(starters)

/** A line for each starter. */
export const starterLines = Object.entries(starters)
  .map(([name, summary]) => `  ${name.padEnd(7)} ${summary}\n`)
  .join('')

/** Returns the folder of a starter. In this repository, the starter "page" is a fixture. */
export function findStarterFolder(starter: string): string {
  const folder = join(engineFolder, 'starters', starter)
  return existsSync(folder) ? folder : join(engineFolder, 'fixtures/specification')
}
