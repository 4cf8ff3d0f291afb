import type { Page } from '@playwright/test'

import { addProjects, stories } from '../contents/projects-content.ts'
import { emulateSaveData } from '../page/emulate-save-data.ts'
import { expect, test, type BuildVariant } from '../test.ts'
import { startVisitService, type VisitService } from './visit-service.ts'

const files = { ...stories, 'pages/uses.md': '# What I use\n\nTools for the desk.\n' }

/** Builds a site whose visits are counted by a service of this machine. */
function build(variant: BuildVariant, service: 'goatcounter' | 'plausible', url: string) {
  const edit = (content: Record<string, unknown>) => {
    addProjects(content, 'https://www.ada.dev/')
    content['site'] = Object.assign({}, content['site'], { analytics: { service, url } })
  }
  return variant(edit, {}, files)
}

/** Makes the browser deny that a program drives it: the site counts no such visits. */
function denyAutomation() {
  Object.defineProperty(Navigator.prototype, 'webdriver', { value: false })
}

/** Waits until the page was idle after everything that was to be done then. */
async function becomeIdle(page: Page) {
  await page.waitForLoadState()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens the smallest page of a site, and expects that it loads nothing of the service. */
async function expectUncounted(page: Page, { url }: { readonly url: string }) {
  await page.goto(`${url}/uses/`)
  await becomeIdle(page)
  // Its element is there at once, and a request may still be on its way.
  await expect(page.locator('script[data-goatcounter]')).toHaveCount(0)
  expect(service.requests).toEqual([])
}

// One service: the address of each is in the content of the sites that are built.
test.describe.configure({ mode: 'default' })

let service: VisitService
test.beforeAll(async () => {
  service = await startVisitService()
})
test.beforeEach(() => service.forget())
test.afterAll(() => service.close())

test.describe('visits', () => {
  test('are counted by GoatCounter, once for each page, when it is loaded and idle', async ({
    page,
    variant,
    expectedMessages,
  }) => {
    await page.addInitScript(denyAutomation)
    const site = await build(variant, 'goatcounter', service.origin)
    await page.goto(site.url)
    await expect.poll(() => service.visits).toEqual(['/'])
    const started = await page.evaluate(() => {
      const script = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith('/count.js'))
      const [document] = performance.getEntriesByType('navigation')
      const loaded = document instanceof PerformanceNavigationTiming && document.loadEventStart
      return { script: script?.startTime, loaded }
    })
    expect(started.script).toBeGreaterThanOrEqual(Number(started.loaded))

    await page.keyboard.press('Shift')
    await page.goto(`${site.url}/#contact`)
    await page.goto(`${site.url}/projects/atlas/`)
    await expect.poll(() => service.visits).toEqual(['/', '/projects/atlas/'])
    await page.goto(`${site.url}/uses/`)
    await expect.poll(() => service.visits).toEqual(['/', '/projects/atlas/', '/uses/'])
    expectedMessages.push(/404 \(Not Found\)/u)
    await page.goto(`${site.url}/nowhere`)
    await becomeIdle(page)
    await expect(page.locator('script[data-goatcounter]')).toHaveCount(0)
    expect(service.requests.filter((one) => one === 'POST /count')).toHaveLength(3)
  })

  test('are counted by Plausible, under the host of the site', async ({ page, variant }) => {
    await page.addInitScript(denyAutomation)
    const site = await build(variant, 'plausible', service.origin)
    await page.goto(`${site.url}/projects/atlas/`)
    await expect.poll(() => service.visits).toEqual(['ada.dev /projects/atlas/'])
    expect(service.requests).toEqual(['GET /js/script.js', 'POST /api/event'])
  })
})

test.describe('visits are not counted, and no script is loaded', () => {
  const visitors: Readonly<Record<string, () => void>> = {
    'asks not to be tracked': () =>
      Object.defineProperty(Navigator.prototype, 'doNotTrack', { value: '1' }),
    'has Global Privacy Control': () =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true }),
    'saves data': emulateSaveData,
  }
  for (const [name, emulate] of Object.entries(visitors)) {
    test(`of a visitor who ${name}`, async ({ page, variant }) => {
      await page.addInitScript(denyAutomation)
      await page.addInitScript(emulate)
      await expectUncounted(page, await build(variant, 'goatcounter', service.origin))
    })
  }

  test('of a page that is printed', async ({ page, variant }) => {
    await page.addInitScript(denyAutomation)
    await page.emulateMedia({ media: 'print' })
    await expectUncounted(page, await build(variant, 'goatcounter', service.origin))
  })

  test('of a browser that a program drives, such as that of the check', async ({
    page,
    variant,
  }) => {
    await expectUncounted(page, await build(variant, 'goatcounter', service.origin))
  })

  test('of a site that does not ask for it: nothing of it is in its files', async ({
    request,
    site,
  }) => {
    const answer = await request.get(site.url)
    expect(await answer.text()).not.toMatch(/doNotTrack|data-goatcounter|data-domain/u)
    expect(answer.headers()['content-security-policy']).not.toMatch(/https?:/u)
  })
})
