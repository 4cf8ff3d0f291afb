import { buildIfChanged } from '#bin/build-if-changed.ts'

import buildFixture from '../build-fixture.ts'

/** The built starter with projects: the folder in which "npm run fixtures" builds it, too. */
export const starterFolder = 'out/starters/full'
export const starterContent = 'starters/full/portfolio.json'

/** Builds the page of the specification, and the starter with projects. */
export default async function globalSetup(): Promise<void> {
  await buildFixture()
  await buildIfChanged(starterFolder, starterContent, { isQuiet: true })
}
