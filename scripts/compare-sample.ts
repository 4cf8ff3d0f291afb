import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Before a release: the shipped sample is the page of the specification that the tests visit. Ends
 * with 1 where a file differs; it is no test, since the sample is the owner's to change.
 */

const root = join(import.meta.dirname, '..')
const fixture = join(root, 'fixtures/specification')
const sample = join(root, 'content')

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

/** A file's bytes, in which the schema is as far away as it is from the sample. */
function read(folder: string, name: string): string | undefined {
  try {
    const bytes = readFileSync(join(folder, name), 'latin1')
    return bytes.replace('"../../schema/', '"../schema/')
  } catch {
    return undefined
  }
}
