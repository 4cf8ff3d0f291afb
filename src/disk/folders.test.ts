import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { engineFolder, findEngineFile, ownerFolder } from './folders.ts'

test('the engine is the folder with the modules, and the owner is where the command runs', () => {
  expect(existsSync(join(engineFolder, 'src/disk/folders.ts'))).toBe(true)
  expect(findEngineFile('src/site/prerender.tsx')).toBe(
    join(engineFolder, 'src/site/prerender.tsx'),
  )
  expect(ownerFolder).toBe(process.cwd())
})
