import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { useFixturesOnly } from './scripts/fixtures/use-fixtures-only.ts'

useFixturesOnly()
// The processes that tests start load the same modules.
process.env['NODE_COMPILE_CACHE'] ??= join(
  import.meta.dirname,
  'node_modules/.cache/folio/compiled',
)

/** Tests that change what all files of a process share: section types, mocked modules, settings, the working folder. */
const isolated = [
  'scripts/**/*.test.ts',
  'src/bin/**/*.test.ts',
  'src/cli/commands/{schema,validate}.test.ts',
  'src/disk/{folders,load-portfolio}.test.ts',
  'src/disk/owner/{load-own-sections,own-files,own-styles}.test.ts',
  'src/disk/settings/*.test.ts',
  'src/sections/own-sections.test.ts',
  'src/server/delivery/run-delivery.test.ts',
  'src/server/purge-daily.test.ts',
  'src/server/storage/sqlite/*.test.ts',
]

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
    maxWorkers: 4,
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
          restoreMocks: true,
          unstubEnvs: true,
          // Modules that Vite's runner loads take up to two thirds more of a processor to run.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'transformed', include: transformed, isolate: false } },
    ],
  },
})
