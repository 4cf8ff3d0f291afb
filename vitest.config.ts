import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { useFixturesOnly } from './scripts/fixtures/use-fixtures-only.ts'

useFixturesOnly()
// The processes that tests start load the same modules.
process.env['NODE_COMPILE_CACHE'] ??= join(
  import.meta.dirname,
  'node_modules/.cache/folio/compiled',
)

/** Tests that change what all files of a process share: sockets, mocked modules, the working folder. */
const isolated = ['src/{bin,cli,disk,server}/**/*.test.ts', 'scripts/**/*.test.ts']

/** Tests that import components or style sheets, or a package that only Vite can import. */
const transformed = [
  'src/**/*.test.tsx',
  'src/content/editor/*.test.ts',
  'src/sections/views.test.ts',
]

export default defineConfig({
  test: {
    // What a command reads where no file is named: never the owner's content.
    env: { CONTENT_FILE: 'fixtures/specification/portfolio.json' },
    globalSetup: 'scripts/postgres/postgres-for-tests.ts',
    // More than the two cores of a CI machine: the tests of processes mostly wait.
    maxWorkers: 3,
    // Generous, because CI machines are busy.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'isolated', include: isolated } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts'],
          exclude: [...isolated, ...transformed],
          // A process for each file would spend most of the time with starting and loading.
          isolate: false,
          // Modules that Vite's runner loads take up to two thirds more of a processor to run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'transformed', include: transformed, isolate: false } },
    ],
  },
})
