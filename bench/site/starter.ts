import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

import { buildIfChanged } from '#bin/build-if-changed.ts'
import { serveSite } from '../../scripts/sites/serve-site.ts'
import { goal, timesOf } from '../measure.ts'

import { lighthouse, type LighthouseFigures } from './lighthouse.ts'

const content = 'starters/full/portfolio.json'
const folder = 'out/starter'
const pages = ['', 'projects/quayside/']
const visits = 3

/** Prints the figures of Lighthouse for the whole starter: its home page and a project page. */
export async function printStarter(browserPath: string): Promise<void> {
  await buildIfChanged(folder, content, { isQuiet: true })
  const site = await serveSite(join(engineFolder, folder), join(engineFolder, content))
  try {
    for (const page of pages) {
      const looks: LighthouseFigures[] = []
      for (let visit = 0; visit < visits; visit += 1) {
        looks.push(await lighthouse(`${site.url}/${page}`, browserPath))
      }
      printLooks(`/${page}`, looks)
    }
  } finally {
    await site.stop()
  }
}

function printLooks(name: string, looks: readonly LighthouseFigures[]): void {
  const median = (pick: (look: LighthouseFigures) => number) => timesOf(looks.map(pick)).median
  const scores = [
    median((look) => look.performance),
    median((look) => look.accessibility),
    median((look) => look.bestPractices),
    median((look) => look.seo),
  ]
  const isWhole = goal(
    scores.every((score) => score === 100),
    '100 each',
  )
  const cls = median((look) => look.cls)
  const [lcp, tbt] = [median((look) => look.lcp), median((look) => look.tbt)]
  console.log(`\n${name}, median of ${visits} visits on a phone`)
  console.log(
    `performance, accessibility, best practices, search engines: ${scores.join(', ')}  ${isWhole}`,
  )
  console.log(`layout shift ${cls}  ${goal(cls === 0, '0')}`)
  console.log(`largest paint ${Math.round(lcp)} ms, blocking time ${Math.round(tbt)} ms`)
}
