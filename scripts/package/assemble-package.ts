import { spawnSync } from 'node:child_process'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { engineFolder } from '#disk/folders.ts'

import { createCreatorManifest, createManifest, type Manifest } from './create-manifest.ts'

/** The folder of the package, as it is published. */
export const packageFolder = join(engineFolder, 'out/package')

/** The folder of the package behind "npm create". */
export const creatorFolder = join(engineFolder, 'out/creator')

/** The documents for owners: those that messages, descriptions and the README name, and what these link to. */
const documents = [
  'contact-form',
  'content',
  'hosting',
  'messages',
  'own-section',
  'pages',
  'privacy',
  'public-surface',
  'schema-versions',
  'second-site',
  'settings',
  'stories',
  'style',
  'versions',
].map((name) => `docs/${name}.md`)

/** What the package has as it is in this repository. */
export const copiedPaths: readonly string[] = [
  'schema',
  'starters',
  'docs/problems',
  ...documents,
  '.env.example',
  'LICENSE',
  'CHANGELOG.md',
]

/** Assembles the package: compiled modules with declarations, and what they read, beside a manifest. */
export async function assemblePackage(): Promise<void> {
  await rm(packageFolder, { recursive: true, force: true })
  await mkdir(packageFolder, { recursive: true })
  compile()
  for (const path of copiedPaths) {
    await cp(join(engineFolder, path), join(packageFolder, path), { recursive: true })
  }
  await cp(join(engineFolder, 'fixtures/specification'), join(packageFolder, 'starters/page'), {
    recursive: true,
  })
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
  await writeManifest(packageFolder, createManifest)
  await chmod(join(packageFolder, 'src/bin/run.mjs'), 0o755)
}

/** Assembles the package behind "npm create", which has no code of its own. */
export async function assembleCreator(): Promise<void> {
  await rm(creatorFolder, { recursive: true, force: true })
  await mkdir(creatorFolder, { recursive: true })
  const program = join(creatorFolder, 'create-folio.mjs')
  await cp(join(import.meta.dirname, 'create-folio.mjs'), program)
  await chmod(program, 0o755)
  await cp(join(engineFolder, 'LICENSE'), join(creatorFolder, 'LICENSE'))
  await cp(join(engineFolder, 'docs/package.md'), join(creatorFolder, 'README.md'))
  await writeManifest(creatorFolder, createCreatorManifest)
}

async function writeManifest(folder: string, create: (repository: Manifest) => object) {
  const manifest = JSON.parse(await readFile(join(engineFolder, 'package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(create(manifest), null, 2)}\n`)
}

/** Compiles each module to a file of JavaScript and a declaration. "npm run types" has checked them. */
function compile() {
  const compiler = join(engineFolder, 'node_modules/typescript/bin/tsc')
  const args = [compiler, '--project', join(engineFolder, 'tsconfig/package.json')]
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The modules could not be compiled. See the errors above.')
}
