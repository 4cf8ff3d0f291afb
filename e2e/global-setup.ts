import { rm } from 'node:fs/promises'

import buildFixture from './build-fixture.ts'

/** Builds the site under test, and deletes the variants that an earlier run built. */
export default async function globalSetup(): Promise<void> {
  await buildFixture()
  await rm('out/variants', { recursive: true, force: true })
}
