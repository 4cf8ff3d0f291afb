import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './run.mjs'

/** The folder of the contents that tests use instead of the owner's. */
export const fixturesFolder = join(root, 'fixtures')

/** Their names; "specification" is the page of docs/specification.md. */
export const fixtures = readdirSync(fixturesFolder).filter((name) =>
  existsSync(join(fixturesFolder, name, 'portfolio.json')),
)
