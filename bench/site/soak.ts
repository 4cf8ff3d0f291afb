import { chromium, type CDPSession } from '@playwright/test'

import { browserSwitches } from '#check/browser-switches.ts'

/** The memory after a garbage collection: bytes of the JavaScript heap, nodes and listeners. */
type Memory = {
  readonly minute: number
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/**
 * Uses a page without a pause and measures its memory after one minute and after a number of
 * minutes. A visitor scrolls, talks to the robot, and turns the pages of the carousel.
 */
export async function soak(
  url: string,
  executablePath: string,
  minutes = 10,
): Promise<readonly [first: Memory, last: Memory]> {
  const browser = await chromium.launch({ executablePath, args: browserSwitches })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const client = await page.context().newCDPSession(page)
    await page.goto(url)
    await page.keyboard.press('Shift')
    const began = performance.now()
    const measureAt = async (minute: number) => {
      await page.evaluate(useInPage, minute * 60_000 - (performance.now() - began))
      return measureMemory(client, minute)
    }
    return [await measureAt(1), await measureAt(minutes)]
  } finally {
    await browser.close()
  }
}

/**
 * Runs in the page for a time in ms: Playwright's own calls would leak memory.
 */
async function useInPage(duration: number) {
  const end = performance.now() + duration
  // Defined inside: it runs in the page, without this file.
  // oxlint-disable-next-line unicorn/consistent-function-scoping
  const press = async (button: Element | null | undefined) => {
    if (button instanceof HTMLElement) button.click()
    for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame)
  }
  while (performance.now() < end) {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 4) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    const dialogue = document.querySelector('[role=log]')?.parentElement
    // The first button continues, and the last one closes.
    for (let turn = 0; turn < 24; turn += 1) await press(dialogue?.querySelector('button'))
    const buttons = [...(dialogue?.querySelectorAll('button') ?? [])]
    if (buttons.length > 1) await press(buttons.at(-1))
    for (const dot of document.querySelectorAll('[aria-roledescription] button')) await press(dot)
    scrollTo({ top: 0, behavior: 'instant' })
    await press(undefined)
  }
}

async function measureMemory(client: CDPSession, minute: number): Promise<Memory> {
  // Objects that one collection frees may free more in the next one.
  for (let times = 0; times < 3; times += 1) await client.send('HeapProfiler.collectGarbage')
  const { usedSize: heap } = await client.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await client.send('Memory.getDOMCounters')
  return { minute, heap, nodes, listeners }
}
