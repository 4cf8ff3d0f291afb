import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

import { buildIfChanged } from '#bin/build-if-changed.ts'
import { serveSite } from '../../scripts/sites/serve-site.ts'
import { formatGoal, computeTimes } from '../measure.ts'

import { runLighthouse, type LighthouseFigures } from './lighthouse.ts'

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
        looks.push(await runLighthouse(`${site.url}/${page}`, browserPath))
      }
      printLooks(`/${page}`, looks)
    }
  } finally {
    await site.stop()
  }
}

function printLooks(name: string, looks: readonly LighthouseFigures[]): void {
  const computeMedian = (pick: (look: LighthouseFigures) => number) =>
    computeTimes(looks.map(pick)).median
  const scores = [
    computeMedian((look) => look.performance),
    computeMedian((look) => look.accessibility),
    computeMedian((look) => look.bestPractices),
    computeMedian((look) => look.seo),
  ]
  const isWhole = formatGoal(
    scores.every((score) => score === 100),
    '100 each',
  )
  const cls = computeMedian((look) => look.cls)
  const [lcp, tbt] = [computeMedian((look) => look.lcp), computeMedian((look) => look.tbt)]
  console.log(`\n${name}, median of ${visits} visits on a phone`)
  console.log(
    `performance, accessibility, best practices, search engines: ${scores.join(', ')}  ${isWhole}`,
  )
  console.log(`layout shift ${cls}  ${formatGoal(cls === 0, '0')}`)
  console.log(`largest paint ${Math.round(lcp)} ms, blocking time ${Math.round(tbt)} ms`)
}
