import { defineConfig } from '@playwright/test'

// Debian's Chromium in a container: as root there is no sandbox, and no GPU; the other switches
// keep it from calling home. Elsewhere CHROMIUM_PATH is empty and Playwright's own is used.
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
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true },
      // What the owner sees while editing knows no size.
      testIgnore: ['development.spec.ts'],
    },
  ],
})
