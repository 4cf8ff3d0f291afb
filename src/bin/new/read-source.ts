import { existsSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

import { formatPath } from '#disk/format-path.ts'
import { isInside } from '#disk/is-inside.ts'
import { readText } from '#disk/read-text.ts'
import { Refusal } from '#disk/refusal.ts'
import { readJson, type JsonSource } from '#json/read-json.ts'
import type { SyntaxErrorKind } from '#json/syntax/syntax-sentences.ts'
import { isObject, readProperty } from '#json/untyped-value.ts'
import { describeProblems } from '#problems/describe-problems.ts'

/** What `--from` names: a folder of content, or the résumé of a person. */
export type Source =
  | {
      readonly type: 'content'
      readonly folder: string
      readonly text: string
      /** The owner's files beside it: their paths. */
      readonly others: readonly string[]
      /** Secrets stay where they are. */
      readonly hasSettings: boolean
    }
  | {
      readonly type: 'resume'
      readonly resume: object
      readonly text: string
      readonly source: JsonSource
    }

/** What an owner may have beside the content. */
const ownerPaths = ['public', 'sections', 'style.css']

/** Syntax errors whose own help is about the content of a site, not about a résumé. */
const withSiteHelp: ReadonlySet<SyntaxErrorKind> = new Set([
  'empty',
  'notText',
  'otherFormat',
  'tooDeep',
  'tooLarge',
  'tooManyValues',
])

const resumeHelp =
  'Name a JSON Resume, a UTF-8 file that begins as in { "basics": { "name": "Ada Lovelace" } }.'

/** Reads what `--from` names, for a new site in `target`. Throws a Refusal if it is neither content nor a résumé. */
export function readSource(path: string, target: string): Source {
  const shown = formatPath(path)
  if (!existsSync(path)) throw new Refusal(`${shown} cannot be read: there is no such file.`)
  if (isPortfolio(path)) return readSource(dirname(resolve(path)), target)
  if (!statSync(path).isDirectory()) return readResume(path)
  // The folder of a cloned site has its content.
  const isSite = existsSync(join(path, 'content/portfolio.json'))
  const folder = resolve(isSite ? join(path, 'content') : path)
  if (isInside(resolve(target), folder)) {
    throw new Refusal(`The new site cannot be inside ${shown}. Name a folder elsewhere.`)
  }
  const file = join(folder, 'portfolio.json')
  if (!existsSync(file)) {
    throw new Refusal(`${shown} has no portfolio.json. Name a content folder, or a resume.json.`)
  }
  const beside = dirname(folder)
  const others = ownerPaths.map((name) => join(beside, name))
  return {
    type: 'content',
    folder,
    text: readText(file),
    others: others.filter((other) => existsSync(other) && other !== folder),
    hasSettings: existsSync(join(beside, '.env')),
  }
}

/** Whether a path is a `portfolio.json`. The whole folder around it is then taken over. */
function isPortfolio(path: string): boolean {
  if (basename(path) !== 'portfolio.json' || statSync(path).isDirectory()) return false
  const { document, errors } = readJson(readText(path))
  return errors.length === 0 && hasSections(document)
}

/** Reactive Resume exports an object of that name. */
function hasSections(document: unknown): boolean {
  return Array.isArray(readProperty(document, 'sections'))
}

function readResume(path: string): Source {
  const shown = formatPath(path)
  // Editors on Windows write a byte order mark, which changes nothing.
  const text = readText(path).replace(/^\uFEFF/u, '')
  const source = readJson(text)
  const [problem] = describeProblems(text, source, [], () => '')
  if (problem && !/^\s*\{/u.test(text) && !/\.json$/iu.test(path)) {
    throw new Refusal(`${shown} is not a JSON Resume. Name a resume.json, or a content folder.`)
  }
  if (problem) {
    const { line, column, message } = problem
    const help = source.errors.some(({ kind }) => withSiteHelp.has(kind))
      ? resumeHelp
      : problem.help
    throw new Refusal(`${shown}:${line}:${column} is not valid JSON. ${message} ${help}`)
  }
  const { document } = source
  if (!isObject(document))
    throw new Refusal(`${shown} is not a JSON Resume: it is not an object { }.`)
  if (hasSections(document)) {
    throw new Refusal(
      `${shown} is a content file. Name its folder, ${formatPath(dirname(resolve(path)))}.`,
    )
  }
  if (!isObject(readProperty(document, 'basics'))) {
    throw new Refusal(`${shown} is not a JSON Resume: it has no "basics".`)
  }
  return { type: 'resume', resume: document, text, source }
}

/** Whether a file of a content folder is the owner's: hidden files are those of editors and systems. */
export function isOwnersFile(path: string): boolean {
  const name = basename(path)
  // Hosts and services look for files in ".well-known".
  return (!name.startsWith('.') || name === '.well-known') && name !== 'node_modules'
}
