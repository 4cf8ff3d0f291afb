import { defineConfig } from '@playwright/test'

import e2e from './playwright.config.ts'

/** The core of a visit in other engines than Chromium: run "npm run engines". */
export default defineConfig({
  ...e2e,
  testDir: 'e2e/engines',
  testMatch: '*.visit.ts',
  outputDir: 'out/engines',
  globalSetup: './e2e/build-fixture.ts',
  use: {},
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
})
