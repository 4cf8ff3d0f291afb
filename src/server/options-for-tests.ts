import type { AppOptions } from './app.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { textsForTests } from './contact/texts-for-tests.ts'

/** Options of a service without limits, delivery and log. */
export const optionsForTests = {
  texts: textsForTests,
  allowedOrigins: [],
  hsts: 'off',
  base: '',
  rateLimits: createRateLimits({ perAddress: Infinity, all: Infinity }),
  readAddress: () => '203.0.113.7',
  onStored: () => {},
  delivery: undefined,
  isClosing: () => false,
  log: () => {},
} satisfies Omit<AppOptions, 'store' | 'siteFolder'>
