import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { root } from './run.mjs'

/** The folder of the contents that the tests use in the place of the owner's. */
export const fixturesFolder = join(root, 'fixtures')

/** Their names; "specification" is the page of docs/specification.md. */
export const fixtures = readdirSync(fixturesFolder)
