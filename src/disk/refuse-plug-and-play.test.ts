import { expect, test } from 'vitest'

import { refusePlugAndPlay } from './refuse-plug-and-play.ts'

test('packages in the archives of Yarn are refused with what to write', () => {
  const advice =
    'No page can be built with the Plug\'n\'Play of Yarn. Write "nodeLinker: node-modules" in .yarnrc.yml, and run "yarn install".'
  expect(() => refusePlugAndPlay({ node: '24.0.0', pnp: '3' })).toThrow(advice)
  expect(() => refusePlugAndPlay({ node: '24.0.0' })).not.toThrow()
})
