import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

import { checkPortfolio, type CheckResult } from '#content/check-portfolio.ts'

/** The folder of the project: where `content`, `schema` and `dist` stand. */
export const projectRoot = resolve(import.meta.dirname, '../..')

/** The content file of the site; CONTENT_FILE in the environment names another. */
export function contentFile(): string {
  return resolve(process.env['CONTENT_FILE'] ?? join(projectRoot, 'content/portfolio.json'))
}

/** Reads and checks a content file. Throws where the file cannot be read. */
export function loadPortfolio(file: string): CheckResult & { readonly text: string } {
  const text = readFileSync(file, 'utf8')
  const schemaText = readFileSync(join(projectRoot, 'schema/portfolio.schema.json'), 'utf8')
  const publishedSchema: object = JSON.parse(schemaText)
  const folder = dirname(file)
  return {
    text,
    ...checkPortfolio(text, {
      hasAsset: (path) => existsSync(join(folder, path)),
      publishedSchema,
    }),
  }
}
