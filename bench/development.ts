import { writeFile } from 'node:fs/promises'

import { chromium, type Page } from '@playwright/test'

import { createCommand } from '#terminal/command.ts'

import { serveDevelopment } from '../scripts/sites/serve-development.ts'
import { browserSwitches } from '#check/browser-switches.ts'
import { findBrowser } from '../scripts/browsers/find-browser.mjs'

import { formatGoal, printHead, printRow, computeTimes } from './measure.ts'

const edits = 15
const warmUps = 3

/** Times how long an edit of the content takes to reach a page in development. */
export const development = createCommand({
  command: 'npm run bench -- development',
  summary: 'time how long an edit takes to reach the page in development',
  options: {},
  async run() {
    await timeEdits()
    return 0
  },
})

async function timeEdits(): Promise<void> {
  const site = await serveDevelopment()
  const executablePath = await findBrowser()
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: browserSwitches,
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(site.url)
    await page.keyboard.press('Shift')
    // Hydrates every section, as for someone who has scrolled through the page.
    await page.locator('h1').waitFor()
    for (const section of await page.locator('main > section').all()) {
      await section.scrollIntoViewIfNeeded()
      await section.getByRole('heading').first().waitFor()
    }
    printHead('npm run dev')
    const heading = /"heading": "[^"]*"/u
    const taken: number[] = []
    for (let edit = -warmUps; edit < edits; edit += 1) {
      const edited = `Edited ${edit + warmUps} times`
      const time = await measureTime(page, edited, () =>
        writeFile(site.contentFile, site.original.replace(heading, `"heading": "${edited}"`)),
      )
      if (edit >= 0) taken.push(time)
    }
    const times = computeTimes(taken)
    printRow('an edit reaches the page', times, formatGoal(times.median < 150, 'under 150 ms'))
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** Measures the time in ms from a change of the file until the page contains the text. */
async function measureTime(page: Page, text: string, change: () => Promise<void>): Promise<number> {
  const seen = await page.evaluateHandle((awaited) => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const observer = new MutationObserver(() => {
      if (!document.body.textContent.includes(awaited)) return
      observer.disconnect()
      resolve(Date.now())
    })
    observer.observe(document.body, { childList: true, characterData: true, subtree: true })
    return { promise }
  }, text)
  const began = Date.now()
  await change()
  const time = await seen.evaluate(({ promise }) => promise)
  await seen.dispose()
  // Wait until this edit is finished before the next one.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => idle(undefined))))
  return time - began
}
