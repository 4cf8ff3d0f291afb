import { join } from 'node:path'

import { expect, test } from 'vitest'
import { build } from 'vite'

import { engineFolder } from '#disk/folders.ts'

import { unusedViews } from './unused-views.ts'

/** Lists the files of a folder that a build of a module for a content file has. */
async function listBuiltFiles(
  content: string,
  source = 'src/sections/',
  entry = `${source}views.ts`,
): Promise<string[]> {
  const built = await build({
    configFile: false,
    root: engineFolder,
    logLevel: 'error',
    plugins: [unusedViews(join(engineFolder, content))],
    build: { write: false, ssr: entry, copyPublicDir: false },
  })
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  const modules = outputs.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []))
  const folder = join(engineFolder, source)
  return modules.filter((id) => id.startsWith(folder)).map((id) => id.slice(folder.length))
}

/** Chooses the views among files. */
function chooseViews(files: readonly string[]): string[] {
  return files.filter((file) => /^([\w-]+)\/\1\.tsx$/u.test(file)).toSorted()
}

test('a build has the views of the section types that the content uses, and no other', async () => {
  expect(chooseViews(await listBuiltFiles('fixtures/specification/portfolio.json'))).toEqual([
    'contact/contact.tsx',
    'conversation/conversation.tsx',
    'expertise/expertise.tsx',
    'gif-strip/gif-strip.tsx',
    'hero/hero.tsx',
    'skills/skills.tsx',
  ])
  const alone = await listBuiltFiles('fixtures/hero-alone/portfolio.json')
  expect(chooseViews(alone)).toEqual(['hero/hero.tsx'])
  expect(alone.filter((file) => file.endsWith('.css'))).toEqual(['hero/hero.module.css'])
})

test('a page without a footer, projects and own pages has only what would load their views', async () => {
  const files = await listBuiltFiles(
    'fixtures/specification/portfolio.json',
    'src/site/',
    'src/site/app.tsx',
  )
  expect(files.filter((file) => /^(?:footer|own-page|project-page)\//u.test(file))).toEqual([
    'footer/site-footer.tsx',
    'own-page/own-page-route.tsx',
    'project-page/project-route.tsx',
  ])
})
