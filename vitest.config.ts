import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: 'scripts/postgres-for-tests.ts',
    // A busy machine is no fault of the code.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
