import { readdirSync } from 'node:fs'

import { defineConfig, type OxlintOverride } from 'oxlint'

/** The folders of `src`, each with the other folders that it may import from. */
const mayImport = {
  json: [],
  problems: ['json'],
  contract: [],
  fields: ['json', 'problems'],
  profile: ['json', 'problems', 'fields'],
  story: ['json', 'problems', 'fields'],
  sections: ['json', 'problems', 'contract', 'fields', 'profile', 'ui'],
  content: ['json', 'problems', 'fields', 'profile', 'sections', 'story'],
  validate: ['json', 'problems', 'fields', 'profile', 'sections', 'content', 'story'],
  ui: ['json', 'fields', 'profile', 'story'],
  site: ['fields', 'profile', 'sections', 'content', 'ui', 'styles'],
  disk: ['json', 'problems', 'fields', 'content', 'sections', 'validate'],
  vite: [
    'json',
    'problems',
    'contract',
    'fields',
    'profile',
    'sections',
    'content',
    'validate',
    'disk',
    'ui',
    'story',
    'terminal',
  ],
  terminal: ['json', 'problems', 'disk'],
  cli: [
    'terminal',
    'json',
    'problems',
    'fields',
    'profile',
    'sections',
    'content',
    'validate',
    'disk',
  ],
  check: [
    'terminal',
    'json',
    'problems',
    'fields',
    'profile',
    'sections',
    'content',
    'validate',
    'disk',
    'cli',
    'story',
  ],
  server: ['terminal', 'json', 'contract', 'fields', 'content', 'disk'],
  bin: [
    'terminal',
    'json',
    'problems',
    'fields',
    'profile',
    'sections',
    'content',
    'validate',
    'disk',
    'cli',
    'check',
    'server',
    'vite',
  ],
}

/** Inside `src`, allows `./file`, packages and the patterns of `allowed`, and no other import. */
const restrictImports = (folder: string, allowed: string[]): OxlintOverride => ({
  files: [`src/${folder}/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: ['../**', '#*/**', 'node:*', ...allowed.map((pattern) => `!${pattern}`)] },
    ],
  },
})

/** A view of an owner may import these, and browsers have no modules of Node. */
const withoutNode = new Set(['sections', ...mayImport.sections])

const allowFolders = (folders: string[]) => folders.map((name) => `#${name}/**`)

const folderRules = Object.entries(mayImport).map(([folder, others]) =>
  restrictImports(folder, [
    ...allowFolders([folder, ...others]),
    ...(withoutNode.has(folder) ? [] : ['node:*']),
  ]),
)

/** A section imports what all sections share, and no other section. */
const sectionRules = readdirSync('src/sections', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) =>
    restrictImports(`sections/${name}`, [
      ...allowFolders(mayImport.sections),
      '#sections/*.ts',
      `#sections/${name}/**`,
    ]),
  )

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'promise', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-await-in-loop': 'off',
    'react/no-danger': 'error',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // The second is the message of a failure.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
  },
  overrides: [
    { files: ['**/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['e2e/**'],
      rules: {
        'import/no-default-export': 'off',
        'no-empty-pattern': 'off',
      },
    },
    { files: ['src/check/**'], rules: { 'unicorn/consistent-function-scoping': 'off' } },
    ...folderRules,
    ...sectionRules,
    {
      files: ['**/*.test.ts', '**/*.test.tsx'],
      rules: { 'no-restricted-imports': 'off', 'unicorn/consistent-function-scoping': 'off' },
    },
  ],
  ignorePatterns: ['dist', 'out', '/content', '/public', '/sections'],
})
