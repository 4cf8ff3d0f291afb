import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import { browserSwitches } from '#check/browser-switches.ts'
import { useFixturesOnly } from '../scripts/fixtures/use-fixtures-only.ts'

useFixturesOnly()
// The builds and servers that tests start load the same modules.
process.env['NODE_COMPILE_CACHE'] ??= join(
  import.meta.dirname,
  '../node_modules/.cache/folio/compiled',
)

// If empty, Playwright's own browser is used.
const chromium = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../out/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  // Generous, because CI machines are busy.
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list']],
  globalSetup: './global-setup.ts',
  use: {
    // A page that moves costs twice the time: tests of what moves use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs a fifth of a test's time. To record one: npm run e2e -- NAME --trace on.
    trace: 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: browserSwitches,
    },
  },
  projects: [{ name: 'desktop', use: { viewport: { width: 1120, height: 700 } } }],
})
