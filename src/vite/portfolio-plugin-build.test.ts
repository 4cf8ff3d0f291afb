import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { build } from 'vite'

import { theme } from '#content/theme/theme.ts'

import { addStory, faces, useContentFolder, viteOptions } from './content-for-tests.ts'
import { portfolioPlugin } from './portfolio-plugin.ts'

const folder = useContentFolder()

const entry = 'virtual:entry'

/** Builds a module of the content alone. Returns each file by its name. */
async function buildModule(
  base: string,
  module = 'virtual:portfolio.css',
): Promise<Map<string, string>> {
  const entryPlugin = {
    name: 'test:entry',
    resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
    load: (id: string) => (id === `\0${entry}` ? `export * from '${module}'` : undefined),
  }
  const built = await build({
    ...viteOptions,
    base,
    plugins: [portfolioPlugin(), entryPlugin],
    build: {
      write: false,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { assetFileNames: '[name][extname]' } },
    },
  })
  const outputs = [built].flat().flatMap((part) => ('output' in part ? part.output : []))
  return new Map(
    outputs.map((part) => [
      part.fileName,
      part.type === 'asset' ? new TextDecoder().decode(Buffer.from(part.source)) : part.code,
    ]),
  )
}

test('the built style sheet has the colours of both schemes', async () => {
  const files = await buildModule('/')
  const sheet = [...files].find(([name]) => name.endsWith('.css'))?.[1] ?? ''
  const { accent, ground, ink } = theme.parse({})
  const colours = [accent, ground, ink].flatMap(({ light, dark }) => [light, dark])
  expect(colours.filter((colour) => !sheet.includes(colour))).toEqual([])
})

test('a picture is built without its comments', async () => {
  const comment = 'made in Oslo'
  const gif = Buffer.from('R0lGODlhAwACAIAAAAAAAP///yH5BAAAAAAALAAAAAADAAIAAAIDhI8FADs=', 'base64')
  const block = Buffer.from(`\u0021  ${comment}\0`, 'latin1')
  block.set([0xfe, comment.length], 1)
  mkdirSync(join(folder.path, 'media'))
  writeFileSync(
    join(folder.path, 'media/a.gif'),
    Buffer.concat([gif.subarray(0, 19), block, gif.subarray(19)]),
  )
  const file = join(folder.path, 'portfolio.json')
  const content: { sections: unknown[] } = JSON.parse(readFileSync(file, 'utf8'))
  const images = [{ id: 'a', src: 'media/a.gif', alt: 'A' }]
  content.sections.push({ type: 'gif-strip', id: 'strip', heading: 'Strip', images })
  writeFileSync(file, JSON.stringify(content))
  const files = await buildModule('/', 'virtual:portfolio')
  const built = [...files].find(([name]) => name.endsWith('.gif'))?.[1]
  expect(built).toMatch(/^GIF89a/u)
  expect(built).not.toContain(comment)
})

test.each(['/', '/x/'])(
  'the fonts of the theme, and no others, are built, with addresses below %s',
  async (base) => {
    const files = await buildModule(base)
    const sheet = [...files].find(([name]) => name.endsWith('.css'))?.[1] ?? ''
    const addresses = [...sheet.matchAll(/url\(([^)]+)\)/gu)].map(([, address]) => address)
    const emitted = [...files.keys()].filter((name) => name.endsWith('.woff2'))
    expect(addresses.toSorted()).toEqual(emitted.map((face) => `${base}${face}`).toSorted())
    // Each whole, and once more with the letters of the content alone.
    const names = emitted.map((name) => name.replace(/-[\da-f]{12}(?=\.woff2$)/u, ''))
    expect(names.toSorted()).toEqual([...faces, ...faces].toSorted())
  },
)

test('a build prints an error of the content once', async () => {
  addStory(folder.path, '')
  const error: unknown = await build({
    ...viteOptions,
    logLevel: 'silent',
    plugins: [
      portfolioPlugin(),
      {
        name: 'test:entry',
        resolveId: (id: string) => (id === entry ? `\0${entry}` : undefined),
        load: (id: string) =>
          id === `\0${entry}`
            ? "import 'virtual:portfolio.css'; export { content } from 'virtual:portfolio'"
            : undefined,
      },
    ],
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: entry } },
  }).catch((reason: unknown) => reason)
  const printed = error instanceof Error ? error.message : ''
  expect(printed.match(/story\/empty/gu)).toHaveLength(1)
  expect(printed).not.toMatch(/errors|is not exported/u)
})
