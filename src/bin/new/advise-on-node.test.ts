import { expect, test, vi } from 'vitest'

import { adviseOnNode } from './advise-on-node.ts'
import { makeSite, useFolder } from './site-for-tests.ts'

const folder = useFolder()

test.each(['npm/10.8.2 node/v20.20.2 linux x64', 'pnpm/10.1.0 npm/? node/v22.17.1 linux x64'])(
  'the Node of "%s" is too old for a site',
  (agent) => {
    const [, version] = /node\/(\S+)/u.exec(agent) ?? []
    expect(adviseOnNode(agent)).toEqual([
      `The site needs Node 22.18 or newer, and yours is ${version}: install one from nodejs.org first.`,
    ])
  },
)

test.each(['npm/10.9.0 node/v22.18.0 linux x64', 'npm/11.0.0 node/v24.1.0 darwin arm64', ''])(
  'there is nothing to say about the Node of "%s"',
  (agent) => {
    expect(adviseOnNode(agent)).toEqual([])
  },
)

test('a site that is made in a clone, with its own Node, says so', async () => {
  vi.stubEnv('npm_config_user_agent', 'npm/10.8.2 node/v20.20.2 linux x64')
  const { out } = await makeSite(folder.path)
  expect(out.join('\n')).toContain('and yours is v20.20.2')
})
