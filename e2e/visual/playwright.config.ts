import { defineConfig } from '@playwright/test'

import e2e from '../playwright.config.ts'

/** Compares screenshots with the committed ones: run "npm run visual". */
export default defineConfig({
  ...e2e,
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../out/visual',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  globalSetup: '../build-fixture.ts',
  // A test takes all pictures of a page.
  timeout: 120_000,
  expect: {
    ...e2e.expect,
    // The same browser draws the same pixels; this is for another processor's rounding. The
    // shortest word that moves by 2 px changes a hundred: each run proves that it is seen.
    toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 40 },
  },
  use: {
    ...e2e.use,
    // The tests add styles to the page. Other tests check the policy.
    bypassCSP: true,
    launchOptions: {
      ...e2e.use?.launchOptions,
      args: [
        ...(e2e.use?.launchOptions?.args ?? []),
        // Text rendering that does not depend on this machine's settings.
        '--font-render-hinting=none',
        '--disable-lcd-text',
        // Stills are for less motion alone: 2 leaves the first frame of every gif. The rest is
        // what Playwright sets in this same switch.
        '--blink-settings=imageAnimationPolicy=2,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
      ],
    },
  },
  // A project for each look would start workers, browsers and servers of its own.
  projects: [{ name: 'visual' }],
})
