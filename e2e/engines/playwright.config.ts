import { defineConfig } from '@playwright/test'

import e2e from '../playwright.config.ts'

/** One visit in Firefox and WebKitGTK: run "npm run engines". */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.visit.ts',
  outputDir: '../../out/engines',
  globalSetup: '../build-fixture.ts',
  use: {},
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
