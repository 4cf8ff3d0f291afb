import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { refuseOldNode } from './refuse-old-node.mjs'
import { engineFolder, isWindows, runScript, nodePackage, runNpm } from './run.mjs'

const link = join(engineFolder, 'node_modules/.bin', isWindows ? 'node.cmd' : 'node')

/**
 * Links Node 24 into node_modules/.bin, where npm's scripts find it. npm 10 removes its own link when
 * it skips the Node packages for other machines. Resolves to an exit code.
 */
export async function linkNode() {
  if (
    !nodePackage ||
    !existsSync(join(engineFolder, 'node_modules', nodePackage)) ||
    existsSync(link)
  ) {
    return 0
  }
  return runNpm(['rebuild', '--ignore-scripts', '--silent', nodePackage])
}

// npm runs this file after each installation, and may already run it with the Node 24 that it installed.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(() => {
    // pnpm 12 does not run on Node, and says "node/?".
    const [, version] = / node\/(v\d\S*)/u.exec(process.env.npm_config_user_agent ?? '') ?? []
    refuseOldNode(version ?? process.version)
    return linkNode()
  })
}
