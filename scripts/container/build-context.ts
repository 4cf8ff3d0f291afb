import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Rule = { readonly text: string; readonly pattern: RegExp; readonly isException: boolean }

/**
 * Lists the files of a folder that its .dockerignore, given as text, does not ignore, as paths in the
 * folder. The last rule that matches a file or a folder above it decides.
 */
export function listContext(folder: string, dockerignore: string): readonly string[] {
  const rules = readRules(dockerignore)
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.flatMap((entry) => listFiles(folder, entry.name, entry.isDirectory(), rules))
}

function listFiles(
  root: string,
  path: string,
  isFolder: boolean,
  rules: readonly Rule[],
): readonly string[] {
  if (!isFolder) return isIgnored(path, rules) ? [] : [path]
  if (isIgnored(path, rules) && !rules.some((rule) => mayAllowBelow(rule, path))) return []
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
    listFiles(root, `${path}/${entry.name}`, entry.isDirectory(), rules),
  )
}

function isIgnored(path: string, rules: readonly Rule[]): boolean {
  const parts = path.split('/')
  const paths = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
  const last = rules.findLast(({ pattern }) => paths.some((one) => pattern.test(one)))
  return last !== undefined && !last.isException
}

/** Whether a rule is an exception for a file in a folder. */
function mayAllowBelow({ text, isException }: Rule, folder: string): boolean {
  return isException && (text.includes('**') || text.startsWith(`${folder}/`))
}

function readRules(dockerignore: string): readonly Rule[] {
  const lines = dockerignore.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const text = line.replace(/^!/u, '').replaceAll(/^\/|\/$/gu, '')
      return { text, pattern: compilePattern(text), isException: line.startsWith('!') }
    })
}

function compilePattern(pattern: string): RegExp {
  const source = pattern.replaceAll(/\*\*\/|\*\*|[*?]|[^*?]/gu, (part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    if (part === '?') return '[^/]'
    return /[$()+.[\\\]^{|}]/u.test(part) ? `\\${part}` : part
  })
  return new RegExp(`^${source}$`, 'u')
}
