import { parse } from 'node:path'

import { makeSafeName } from '#disk/make-safe-name.ts'

/** Returns the pattern for the published name of a style sheet, a picture or another file. */
export function nameAsset({ names: [file = ''] }: { readonly names: readonly string[] }): string {
  // The build itself names style sheets.
  if (file.endsWith('.css')) return 'static/css/[name]-[hash][extname]'
  const { name, ext } = parse(file)
  return `static/media/${makeSafeName(name)}-[hash]${ext.toLowerCase()}`
}
