import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

/*
 * Before a release: compares the shipped sample with the page of the specification, which the tests
 * visit. Exits with 1 if a file differs. This is not a test, because owners change the sample.
 */

const fixture = join(engineFolder, 'fixtures/specification')
const sample = join(engineFolder, 'content')

const names = new Set([...listFiles(fixture), ...listFiles(sample)])
const different = [...names].toSorted().filter((name) => read(fixture, name) !== read(sample, name))
for (const name of different) {
  console.error(
    `content/${name} differs from fixtures/specification/${name}: copy one over the other.`,
  )
}
process.exitCode = different.length === 0 ? 0 : 1

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
}

/** Reads a file, with the path of the schema as in the sample. */
function read(folder: string, name: string): string | undefined {
  try {
    const bytes = readFileSync(join(folder, name), 'latin1')
    return bytes.replace('"../../schema/', '"../schema/')
  } catch {
    return undefined
  }
}
