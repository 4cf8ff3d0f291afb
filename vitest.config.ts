import { defineConfig } from 'vitest/config'

import { useFixturesOnly } from './scripts/fixtures/use-fixtures-only.ts'

useFixturesOnly()

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // What a command reads where no file is named: never the owner's content.
    env: { CONTENT_FILE: 'fixtures/specification/portfolio.json' },
    globalSetup: 'scripts/postgres/postgres-for-tests.ts',
    // More than the two cores of a CI machine: the tests of processes mostly wait.
    maxWorkers: 3,
    // Generous, because CI machines are busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
