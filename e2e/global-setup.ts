import { rm } from 'node:fs/promises'

import buildFixture from './build-fixture.ts'

/** Builds the site under test. Variants of an earlier run were built of earlier sources: they go. */
export default async function globalSetup(): Promise<void> {
  await buildFixture()
  await rm('out/variants', { recursive: true, force: true })
}
