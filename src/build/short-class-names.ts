import { globSync } from 'node:fs'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'

import { projectRoot } from '#disk/load-portfolio.ts'

/**
 * Names the classes of a built site after the places of their sheet and of their own, as "c0": a
 * page names hundreds, and what it is for is not read there. Both builds, for the browser and for
 * Node, come to the same names.
 */
export function shortClassNames(): Plugin {
  const sheets = globSync('src/**/*.module.css', { cwd: projectRoot })
    .toSorted()
    .map((file) => resolve(projectRoot, file))
  const seen = new Map<string, string[]>()
  return {
    name: 'folio:short-class-names',
    apply: 'build',
    config: () => ({
      css: {
        modules: {
          generateScopedName(name, file) {
            const names = seen.get(file) ?? []
            seen.set(file, names)
            if (!names.includes(name)) names.push(name)
            return lettersOf(sheets.indexOf(file)) + names.indexOf(name)
          },
        },
      },
    }),
  }
}

/** A number in letters: a name may not begin with a digit. Throws for a sheet that is not known. */
function lettersOf(index: number): string {
  if (index < 0) throw new Error('A CSS module stands outside "src".')
  const first = index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : ''
  return first + String.fromCodePoint(97 + (index % 26))
}
