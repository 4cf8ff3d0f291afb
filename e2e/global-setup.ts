import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'

/** Variants of an earlier run were built of earlier sources: they go. */
export default async function globalSetup() {
  if (!existsSync('dist/index.html')) {
    throw new Error('There is no built site in dist. Run "npm run build" first.')
  }
  await rm('out/variants', { recursive: true, force: true })
}
