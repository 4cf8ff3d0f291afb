import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { engineFolder } from '#disk/folders.ts'

import { orderSite } from './order-site.ts'

/** A site built from edited content. */
export type Variant = { readonly folder: string; readonly contentFile: string }

const variants = join(engineFolder, 'out/variants')
/** The fixture that the engine's tests visit. */
export const specification = join(engineFolder, 'fixtures/specification')

/** Parsed JSON of content. */
export type RawContent = Record<string, unknown>

/** Environment variables of a build, such as CONTACT_BACKEND. */
export type BuildEnvironment = Readonly<Record<string, string>>

/** The default content, to be changed by a test. */
export function readDefaultContent(): RawContent {
  return JSON.parse(readFileSync(join(specification, 'portfolio.json'), 'utf8'))
}

/** Files beside the content, by their path in its folder. */
export type ContentFiles = Readonly<Record<string, string | Uint8Array>>

/**
 * Builds a site of the given content, once per content, environment and run. `files` are added to
 * those of the default content. If not `isCompressed`, which saves a third of the time, the site has
 * no compressed copies and is not weighed.
 */
export async function buildVariant(
  content: RawContent,
  environment: BuildEnvironment = {},
  files: ContentFiles = {},
  isCompressed = true,
): Promise<Variant> {
  const text = `${JSON.stringify(content, null, 2)}\n`
  const key = text + JSON.stringify([environment, files, isCompressed])
  const name = createHash('sha256').update(key).digest('hex').slice(0, 12)
  const folder = join(variants, name)
  const variant = {
    folder: join(folder, 'site'),
    contentFile: join(folder, 'content/portfolio.json'),
  }
  await mkdir(variants, { recursive: true })
  // The worker that creates the folder builds; other workers wait for it.
  const first = await mkdir(folder).then(
    () => true,
    () => false,
  )
  if (first) {
    const built = build(text, name, variant, environment, files, isCompressed)
    await built.finally(() => writeFile(join(folder, 'done'), ''))
  } else while (!existsSync(join(folder, 'done'))) await setTimeout(100)
  if (!existsSync(join(variant.folder, 'index.html'))) throw new Error(`${name} is not built.`)
  return variant
}

async function build(
  text: string,
  name: string,
  { contentFile }: Variant,
  environment: BuildEnvironment,
  files: ContentFiles,
  isCompressed: boolean,
) {
  await mkdir(dirname(contentFile))
  for (const assets of ['animations', 'media']) {
    await cp(join(specification, assets), join(dirname(contentFile), assets), { recursive: true })
  }
  for (const [path, file] of Object.entries(files)) {
    const target = join(dirname(contentFile), path)
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, file)
  }
  await writeFile(contentFile, text)
  const folders = { CONTENT_FILE: contentFile, OUT_DIR: join(variants, name, 'site') }
  await orderSite({ act: 'build', environment: { ...environment, ...folders }, isCompressed })
}
