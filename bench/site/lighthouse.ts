import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { z } from 'zod'

import { browserSwitches } from '#check/browser-switches.ts'
import { installTool } from '../../scripts/install-tool.ts'

const run = promisify(execFile)
const version = 'lighthouse@13.5.0'
const names = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Results of Lighthouse for a page on a phone: scores of 100, times in ms. */
export type LighthouseFigures = {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  /** First contentful paint. */
  readonly firstPaint: number
  /** Largest contentful paint. */
  readonly lcp: number
  /** Total blocking time. */
  readonly tbt: number
  /** Cumulative layout shift. */
  readonly cls: number
  readonly speedIndex: number
  /** The transferred bytes of each kind, headers included. */
  readonly bytes: Readonly<Record<string, number>>
  /** The bytes of the entry script. */
  readonly entryBytes: number
}

const score = z.object({ score: z.number() })
const time = z.object({ numericValue: z.number() })
const request = z.object({
  url: z.string(),
  resourceType: z.string().default('Other'),
  transferSize: z.number(),
})
const report = z.object({
  categories: z.record(z.enum(names), score),
  audits: z.object({
    'first-contentful-paint': time,
    'largest-contentful-paint': time,
    'total-blocking-time': time,
    'cumulative-layout-shift': time,
    'speed-index': time,
    'network-requests': z.object({
      details: z.object({
        items: z.array(request),
      }),
    }),
  }),
})

/** Measures a page once. Throws if Lighthouse cannot be installed, or fails. */
export async function runLighthouse(url: string, browserPath: string): Promise<LighthouseFigures> {
  const folder = installTool(version)
  if (folder === undefined) throw new Error(`${version} cannot be installed here.`)
  const { stdout } = await run(
    process.execPath,
    [
      join(folder, 'cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${names.join(',')}`,
      `--chrome-flags=${['--headless', ...browserSwitches].join(' ')}`,
    ],
    {
      maxBuffer: 2 ** 27,
      env: { ...process.env, ...(browserPath === '' ? {} : { CHROME_PATH: browserPath }) },
    },
  )
  const { categories, audits } = report.parse(JSON.parse(stdout))
  const readPoints = (name: (typeof names)[number]) => Math.round(categories[name].score * 100)
  const requests = audits['network-requests'].details.items
  const bytes: Record<string, number> = {}
  for (const { resourceType, transferSize } of requests) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize
  }
  const entry = requests.find(({ url: address }) => /\/static\/js\/index-/u.test(address))
  return {
    performance: readPoints('performance'),
    accessibility: readPoints('accessibility'),
    bestPractices: readPoints('best-practices'),
    seo: readPoints('seo'),
    firstPaint: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    speedIndex: audits['speed-index'].numericValue,
    bytes,
    entryBytes: entry?.transferSize ?? NaN,
  }
}
