import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

import { createManifest } from './create-manifest.ts'

/** The folder of the package, as it is published. */
export const packageFolder = join(engineFolder, 'out/package')

/** Assembles the package: compiled modules with declarations, and what they read, beside a manifest. */
export async function assemblePackage(): Promise<void> {
  await rm(packageFolder, { recursive: true, force: true })
  await mkdir(packageFolder, { recursive: true })
  compile()
  for (const path of ['schema', 'starters', 'docs/problems', 'LICENSE', 'CHANGELOG.md']) {
    await cp(join(engineFolder, path), join(packageFolder, path), { recursive: true })
  }
  await cp(join(engineFolder, 'docs/package.md'), join(packageFolder, 'README.md'))
  await cp(join(engineFolder, 'src'), join(packageFolder, 'src'), {
    recursive: true,
    filter: (path) => !/\.tsx?$|\.snap$|\.txt$/u.test(path),
  })
  const document = await readFile(join(engineFolder, 'index.html'), 'utf8')
  await writeFile(
    join(packageFolder, 'index.html'),
    document.replace('/src/site/main.tsx', '/src/site/main.jsx'),
  )
  const manifest = JSON.parse(await readFile(join(engineFolder, 'package.json'), 'utf8'))
  await writeFile(
    join(packageFolder, 'package.json'),
    `${JSON.stringify(createManifest(manifest), null, 2)}\n`,
  )
  await chmod(join(packageFolder, 'src/bin/run.mjs'), 0o755)
}

/** Compiles each module to a file of JavaScript and a declaration. "npm run types" has checked them. */
function compile() {
  const compiler = join(engineFolder, 'node_modules/typescript/bin/tsc')
  const args = [compiler, '--project', join(engineFolder, 'tsconfig/package.json')]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The modules could not be compiled. See the errors above.')
}
