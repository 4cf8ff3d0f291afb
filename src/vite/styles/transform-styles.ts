import { isCSSRequest, type Plugin } from 'vite'

import { readProperty } from '#json/untyped-value.ts'
import { readModulePath } from '#vite/read-module-path.ts'

/**
 * Creates a plugin that changes the text of each style sheet before Vite reads it. An error of PostCSS or
 * Lightning CSS in `change` gets the position that Vite names.
 */
export function transformStyles(
  name: string,
  change: (css: string, file: string) => string,
): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      if (!isCSSRequest(id) || isFile.test(id)) return undefined
      const file = readModulePath(id)
      try {
        return { code: change(code, file), map: null }
      } catch (error) {
        const place = readProperty(error, 'loc') ?? error
        const [line, column] = ['line', 'column'].map((key) => readProperty(place, key))
        // The message of PostCSS begins with the place.
        const reason = readProperty(error, 'reason') ?? readProperty(error, 'message')
        throw Object.assign(Object(error), { message: reason, loc: { file, line, column } })
      }
    },
  }
}

/** Queries with which a style sheet is no styles, but its text or its address. */
const isFile = /[?&](?:raw|url)\b/u
