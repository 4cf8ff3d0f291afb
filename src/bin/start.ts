import { findContentFile } from '#disk/owner/own-files.ts'
import { findSiteFolder } from '#disk/site-folder.ts'
import { readText } from '#disk/read-text.ts'
import { isLeftByNpm } from '#terminal/is-left-by-npm.ts'
import { loadServiceSettings } from '#server/load-service-settings.ts'
import { createCommand } from '#terminal/command.ts'

import { buildIfChanged } from './build-if-changed.ts'

/** Builds the site, unless nothing has changed, and serves it with the contact service. */
export const start = createCommand({
  command: 'npm start --',
  summary: 'build the site, and serve it with the contact service',
  options: { verbose: { type: 'boolean', help: 'print all that the build does' } },
  async run({ values: { verbose = false } }, io) {
    // First, so that a missing file is reported once.
    readText(findContentFile())
    // Before the build, which takes its time.
    await loadServiceSettings()
    const isBuilt = await buildIfChanged(findSiteFolder(), findContentFile(), {
      isVerbose: verbose,
    })
    if (isLeftByNpm()) return 1
    if (!isBuilt) io.out('Nothing has changed since the last build.')
    await import('#server/main.ts')
    return 0
  },
})
