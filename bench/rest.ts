import { setTimeout as wait } from 'node:timers/promises'

import { chromium, type Browser, type Page } from '@playwright/test'

import { serveSite } from '../e2e/serve-site.ts'
import { threadTime, traceFor } from '../e2e/trace.ts'
import { browserSwitches } from '../scripts/browser-switches.mjs'
import { goal } from './measure.ts'

const seconds = 5
/** How long a page may still be busy with what it loads, ms. */
const settling = 3_000

type State = {
  readonly name: string
  /** Milliseconds of the main thread in a second. */
  readonly limit: number
  readonly reducedMotion: 'reduce' | 'no-preference'
  readonly address: string
  /** How high the window is, px. */
  readonly height: number
}

const states: readonly State[] = [
  {
    name: "the hero's loop in view",
    limit: 40,
    reducedMotion: 'no-preference',
    address: '',
    height: 900,
  },
  // So low that the slides above, which move too, are out of sight.
  {
    name: 'no loop in view',
    limit: 3,
    reducedMotion: 'no-preference',
    address: '#contact',
    height: 600,
  },
  {
    name: 'the hero in view, without motion',
    limit: 3,
    reducedMotion: 'reduce',
    address: '',
    height: 900,
  },
]

/** Prints what the built page costs the main thread while nobody touches it. */
export async function rest(): Promise<void> {
  const site = await serveSite('dist')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: browserSwitches,
  })
  for (const state of states) {
    const page = await open(browser, `${site.url}/${state.address}`, state)
    const events = await traceFor(browser, page, seconds * 1000)
    const { total, names } = threadTime(events)
    const each = total / seconds
    const words = `${state.name}: ${each.toFixed(1)} ms a second, at most ${state.limit}`
    console.log(goal(each <= state.limit, words))
    console.log(`  ${names.map(([name, count]) => `${name} ${count / seconds}`).join(', ')}`)
    await page.close()
  }
  await browser.close()
  await site.stop()
}

async function open(browser: Browser, address: string, state: State): Promise<Page> {
  const { reducedMotion, height } = state
  const page = await browser.newPage({ viewport: { width: 1440, height }, reducedMotion })
  await page.goto(address)
  await page.keyboard.press('Shift')
  await wait(settling)
  return page
}
