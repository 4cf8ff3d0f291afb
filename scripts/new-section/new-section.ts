import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync, mkdirSync } from 'node:fs'
import { join, relative } from 'node:path'

import { engineFolder } from '#disk/folders.ts'
import { findContentFile } from '#disk/owner/own-files.ts'
import { loadSettings } from '#disk/settings/load-settings.ts'
import { findTraits, sectionTypes } from '#sections/section.ts'

import { addSectionExample } from './add-section-example.ts'

/*
 * npm run new-section NAME: creates the folder of a section type from the template, adds
 * the type to the two registries and an example of it to the content, and writes the published
 * schema.
 */

loadSettings()

const template = join(import.meta.dirname, 'template')
const sections = join(engineFolder, 'src/sections')
const schemas = join(sections, 'schemas.ts')
const views = join(sections, 'views.ts')

const [name = '', ...others] = process.argv.slice(2)
if (others.length > 0 || !/^[a-z][a-z\d]*(-[a-z\d]+)*$/u.test(name)) {
  fail(
    'Give the section type a name in lower-case letters, digits and hyphens: "npm run new-section press-kit".',
  )
}
const folder = join(sections, name)
if (existsSync(folder)) fail(`There is already a section type "${name}". Choose another name.`)
const holder = sectionTypes.find((type) => findTraits(type).otherNames?.includes(name))
if (holder !== undefined) {
  fail(
    `Owners may write "${name}" for the section type "${holder}". Choose another name, or first delete this one from "otherNames" in src/sections/${holder}/schema.ts and from section.test.ts.`,
  )
}

const content = findContentFile()
if (!existsSync(content)) fail(`There is no file ${content}. Make it, or name another.`)
const title = fillIn('New section')
const withExample = addSectionExample(readFileSync(content, 'utf8'), name, {
  navLabel: title,
  heading: title,
  text: 'Write here what visitors should know.',
})
if (withExample === undefined) {
  fail(`${content} has no list of sections. "npm run validate" says what is wrong.`)
}

mkdirSync(folder)
const files = readdirSync(template).map((file) => {
  const copy = join(folder, fillIn(file))
  writeFileSync(copy, fillIn(readFileSync(join(template, file), 'utf8')))
  return copy
})
const [head, ...lines] = readFileSync(schemas, 'utf8').split(/^(?=export )/mu)
lines.push(fillIn(`export { definition as newSection } from './new-section/schema.ts'\n`))
writeFileSync(schemas, [head, ...lines.toSorted()].join(''))
const view = `  'new-section': createChunk('new-section', async () => (await import('./new-section/new-section.tsx')).NewSection),\n`
writeFileSync(views, readFileSync(views, 'utf8').replace(/\}\n$/u, `${fillIn(view)}}\n`))
writeFileSync(content, withExample)
runNode('node_modules/oxfmt/bin/oxfmt', ...files, schemas, views)
runNode('src/bin/run.mjs', 'schema')
const written = [...files, schemas, views, content].map((file) => relative(engineFolder, file))
console.log(`Wrote ${written.join(', ')}.\nLook at the section with "npm run dev".`)

/** Replaces the template's names of the section type by those of the new one. */
function fillIn(text: string): string {
  const words = name.replaceAll('-', ' ')
  const pascal = name.replaceAll(/(?:^|-)(.)/gu, (_, letter: string) => letter.toUpperCase())
  return text
    .replaceAll('new-section', name)
    .replaceAll('newSection', pascal.charAt(0).toLowerCase() + pascal.slice(1))
    .replaceAll('NewSection', pascal)
    .replaceAll('New section', words.charAt(0).toUpperCase() + words.slice(1))
}

/** Runs a program of the project, and ends this one where it fails. */
function runNode(program: string, ...options: string[]): void {
  const run = [join(engineFolder, program), ...options]
  const { status } = spawnSync(process.execPath, run, { cwd: engineFolder, stdio: 'inherit' })
  if (status !== 0) fail(`"${program}" failed.`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}
