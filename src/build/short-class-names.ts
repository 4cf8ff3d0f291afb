import { globSync } from 'node:fs'
import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { projectRoot } from '#disk/load-portfolio.ts'

/**
 * Names the classes and keyframes of a built site by the place of their sheet among all, and their
 * own within it, as "s4-0": a page names hundreds, and what they are for is not read there. Both
 * builds, for the browser and for Node, come to the same names. Throws for a sheet outside "src".
 */
export function shortClassNames(): Plugin {
  const sheets = globSync('src/**/*.module.css', { cwd: projectRoot })
    .map((file) => normalizePath(join(projectRoot, file)))
    .toSorted()
  const seen = new Map<string, string[]>()
  return {
    name: 'folio:short-class-names',
    apply: 'build',
    config: () => ({
      css: {
        modules: {
          generateScopedName(name, file) {
            const sheet = sheets.indexOf(normalizePath(file))
            if (sheet < 0) throw new Error(`${file} was not in "src" when the build began.`)
            const names = seen.get(file) ?? []
            seen.set(file, names)
            if (!names.includes(name)) names.push(name)
            return `s${sheet}-${names.indexOf(name)}`
          },
        },
      },
    }),
  }
}
