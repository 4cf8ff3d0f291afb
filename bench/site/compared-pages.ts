import { join } from 'node:path'

import { buildIfChanged } from '#bin/build-if-changed.ts'
import { engineFolder } from '#disk/folders.ts'

import { readDefaultContent } from '../../scripts/sites/build-variant.ts'
import { serveSite } from '../../scripts/sites/serve-site.ts'
import { formatGoal, computeTimes } from '../measure.ts'

import { runLighthouse, type LighthouseFigures } from './lighthouse.ts'
import { writeStaticPeer } from './static-peer.ts'

const starterContent = 'starters/full/portfolio.json'
const starterFolder = 'out/starter'
/** The largest paint of pages that are compared with no other page, ms. */
const latest = 1200

/** A page whose paints are compared with those of another page. */
type ComparedPage = { readonly name: string; readonly looks: LighthouseFigures[] }

/** The medians of a page, ms. */
export type PaintRow = {
  readonly name: string
  readonly lcp: number
  readonly firstPaint: number
  readonly speedIndex: number
  readonly tbt: number
  /** The latest largest paint that meets the goal. */
  readonly latest?: number
}

/** Serves the static peer, and the full starter. `look` visits each of their pages once. */
export async function serveComparedPages(browserPath: string) {
  await buildIfChanged(starterFolder, starterContent, { isQuiet: true })
  const peer = await serveSite(await writeStaticPeer(readDefaultContent()))
  const starter = await serveSite(
    join(engineFolder, starterFolder),
    join(engineFolder, starterContent),
  )
  const pages = [
    { name: 'Static page of the same text', url: `${peer.url}/` },
    { name: 'Full starter', url: `${starter.url}/` },
    { name: 'A project page of it', url: `${starter.url}/projects/quayside/` },
  ].map((page) => ({ ...page, looks: new Array<LighthouseFigures>() }))
  return {
    pages,
    async look() {
      for (const { url, looks } of pages) looks.push(await runLighthouse(url, browserPath))
    },
    async stop() {
      await Promise.all([peer.stop(), starter.stop()])
    },
  }
}

/** The rows of our page, the static peer, and pages with a goal of their own. */
export function paintRows(
  ours: ComparedPage,
  [peer, ...others]: readonly ComparedPage[],
): PaintRow[] {
  const ownGoals = others.map((page) => ({ ...paintRow(page), latest }))
  if (!peer) return [paintRow(ours), ...ownGoals]
  const bar = paintRow(peer)
  return [{ ...paintRow(ours), latest: bar.lcp }, bar, ...ownGoals]
}

function paintRow({ name, looks }: ComparedPage): PaintRow {
  const computeMedian = (pick: (look: LighthouseFigures) => number) =>
    computeTimes(looks.map(pick)).median
  return {
    name,
    lcp: computeMedian((look) => look.lcp),
    firstPaint: computeMedian((look) => look.firstPaint),
    speedIndex: computeMedian((look) => look.speedIndex),
    tbt: computeMedian((look) => look.tbt),
  }
}

/** Prints the rows as a table. The static peer has no goal: it is the goal of our page. */
export function printPaintRows(rows: readonly PaintRow[]): void {
  const heads = ['largest paint', 'first paint', 'speed index', 'blocking']
  console.log(`\n${''.padEnd(32)}${heads.map((head) => head.padStart(15)).join('')}`)
  for (const { name, lcp, firstPaint, speedIndex, tbt, latest: bound } of rows) {
    const columns = [lcp, firstPaint, speedIndex, tbt].map((value) =>
      `${Math.round(value)} ms`.padStart(15),
    )
    const verdict =
      bound === undefined ? '' : formatGoal(lcp <= bound, `largest paint ${Math.round(bound)} ms`)
    console.log(`${name.padEnd(32)}${columns.join('')}  ${verdict}`.trimEnd())
  }
}
