import { buildIfChanged } from '#bin/build-if-changed.ts'
import { builtFolder } from './serve-built-site.ts'

/** Builds the page of the specification, which the browser tests visit. */
export default async function buildFixture(): Promise<void> {
  await buildIfChanged(builtFolder, 'fixtures/specification/portfolio.json', { isQuiet: true })
}
