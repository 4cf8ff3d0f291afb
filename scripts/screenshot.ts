import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openBrowser } from '#check/open-browser.ts'
import { startServer } from '#check/start-server.ts'

const picture = 'docs/screenshot.png'

// Takes the picture of the README from the built site: run "npm run build" before. Fails if the
// animation of the first section is not drawn.
const server = await startServer(['src/server/main.ts'], {
  ENV_FILE: 'off',
  PORT: '0',
  DATA_DIR: await mkdtemp(join(tmpdir(), 'folio-')),
})
const browser = await openBrowser()
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    colorScheme: 'dark',
    // Without motion every effect is at its end, and the picture is the same each time.
    reducedMotion: 'reduce',
  })
  await page.goto(server.url)
  // Fonts are optional: a slow machine only shows them from the cache.
  await page.waitForLoadState('networkidle')
  await page.reload()
  const drawing = page.locator('main section').first().locator('[data-drawn] svg')
  await drawing.locator('path').first().waitFor({ state: 'attached' })
  await drawing.waitFor()
  // Two frames: the first one may still be without the drawing.
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  )
  await page.screenshot({ path: picture })
  console.log(`Wrote ${picture}.`)
} finally {
  await browser.close()
  await server.stop()
}
