import { defineConfig } from '@playwright/test'

import e2e from '../playwright.config.ts'

/** One visit in Firefox and WebKitGTK: run "npm run engines". */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.visit.ts',
  outputDir: '../../out/engines',
  globalSetup: './global-setup.ts',
  // A machine that also runs other tests draws a frame or two in a second.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {},
  projects: [
    { name: 'firefox' },
    // Safari has no forced colours.
    { name: 'webkit', grepInvert: /forced colours/u },
  ],
})
