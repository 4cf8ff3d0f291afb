import { join } from 'node:path'

import { buildIfChanged } from './build.mjs'
import { fixtures } from './fixtures.mjs'
import { Failure, main, node24, root, run } from './run.mjs'

/*
 * Validates and builds each content in fixtures/ except "specification", which the browser tests
 * build. This is not a unit test, so that an unchanged content is not built again.
 */

await main(async () => {
  const files = fixtures
    .filter((name) => name !== 'specification')
    .map((name) => [name, `fixtures/${name}/portfolio.json`])
  const options = ['--format', 'compact', '--strict', '--max-warnings', '0']
  const validate = [join(root, 'src/cli/run.mjs'), 'validate', ...options]
  const code = await run(node24, [...validate, ...files.map(([, file]) => file)])
  if (code !== 0) throw new Failure('A fixture has problems: correct the lines above.', code)
  for (const [name, file] of files) await buildIfChanged(`out/fixtures/${name}`, file)
  return 0
})
