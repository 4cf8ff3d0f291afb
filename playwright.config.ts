import { defineConfig } from '@playwright/test'

import { browserSwitches } from './scripts/browser-switches.mjs'
import { useFixturesOnly } from './scripts/use-fixtures-only.ts'

useFixturesOnly()

// Where it is empty, Playwright's own browser is used.
const chromium = process.env['CHROMIUM_PATH']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'out/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  // A busy machine is no fault of the page.
  expect: { timeout: 10_000 },
  // A test that needs its second try is listed as flaky, and does not pass in silence.
  retries: 1,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [['list']],
  globalSetup: './e2e/global-setup.ts',
  use: {
    // Pictures of every frame would cost as much as the tests themselves.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: browserSwitches,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      // These know no size, or set sizes of their own.
      testIgnore: [
        'adapted.spec.ts',
        'check.spec.ts',
        'chunks.spec.ts',
        'contact.spec.ts',
        'content-coverage.spec.ts',
        'development-guard.spec.ts',
        'development.spec.ts',
        'early-input.spec.ts',
        'findable.spec.ts',
        'hosts.spec.ts',
        'hostile-content.spec.ts',
        'languages.spec.ts',
        'loading.spec.ts',
        'print.spec.ts',
        'routes.spec.ts',
        'security-policy.spec.ts',
      ],
    },
  ],
})
