import { createRequire } from 'node:module'

import type * as CssTree from 'css-tree'
import type { Declaration } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import { formatValue } from '#json/format-value.ts'

import { readRange } from './css-nodes.ts'

const require = createRequire(import.meta.url)

/** Says what is wrong with the file of an address: it is missing, no font, or has what the site must not publish. */
export type FindFileFault = (address: string) =>
  | {
      /** The path of the file. */
      readonly place: string
      /** The address that may be meant. */
      readonly meant?: string | undefined
      readonly isPrivate?: boolean
      readonly isBroken?: boolean
      readonly hasMetadata?: boolean
    }
  | undefined

/** The policy of the site allows files of the site, and pictures of the hosts that the content names. */
export function checkAddresses(
  declaration: Declaration,
  allowed: ReadonlySet<string>,
): TextProblem[] {
  const sources = listAddresses(declaration.value).flatMap(
    (address) => /^\s*((?:https?:)?\/\/[^/?#\s]+|data:)/iu.exec(address)?.[1]?.toLowerCase() ?? [],
  )
  return [...new Set(sources)]
    .filter((source) => isInFont(declaration) || !allowed.has(source))
    .map((source) => ({
      ...readRange(declaration),
      code: 'style/blocked',
      message: `The security policy of the site blocks what is loaded from ${source}.`,
      help: `Put the file into "public", and name it as url("/name.${isInFont(declaration) ? 'woff2' : 'png'}").`,
    }))
}

/**
 * Finds files that are missing, whose addresses the build would keep, fonts that are none, and files that the
 * build must not publish.
 */
export function checkFiles(declaration: Declaration, findFileFault: FindFileFault): TextProblem[] {
  return listAddresses(declaration.value).flatMap((address): TextProblem[] => {
    const path = address.replace(/[?#].*$/u, '')
    const fault =
      path === '' || /^(?:\/\/|[a-z][a-z\d+.-]*:\/\/|data:)/iu.test(path)
        ? undefined
        : findFileFault(path)
    if (fault === undefined) return []
    const { place, meant, isPrivate = false, isBroken = false, hasMetadata = false } = fault
    if (hasMetadata) {
      const message = `The picture at ${place} has EXIF or XMP, which may say where it was made: it would be published.`
      const help = 'Export it again without metadata, or as a jpg, png or webp.'
      return [{ ...readRange(declaration), code: 'photo/metadata', message, help }]
    }
    if (isBroken) {
      const message = `The file at ${place} is not a font.`
      const help =
        'Save the font again: a web page or a part of the file may have been saved in its place.'
      return [{ ...readRange(declaration), code: 'asset/broken', message, help }]
    }
    if (isPrivate) {
      const message = `This would publish the file at ${place}, which is not a picture or a font in the folder of the site.`
      const help =
        'Name a picture or a font that is in "public", beside the style sheet or in the folder of the content, and not a link that leads out.'
      return [{ ...readRange(declaration), code: 'style/blocked', message, help }]
    }
    const message = `There is no file at ${place}.`
    const help =
      meant === undefined
        ? `Put it there, or correct ${formatValue(address)}.`
        : `Did you mean ${formatValue(meant)}?`
    return [{ ...readRange(declaration), code: 'style/missing-file', message, help }]
  })
}

/** The addresses in a value, as browsers and the build read them. */
function listAddresses(value: string): string[] {
  if (!/(?:url|image-set|src)\(/iu.test(value)) return []
  // Loading it takes 0.1 s, and few values have an address.
  const { parse, walk }: typeof CssTree = require('css-tree')
  const addresses: string[] = []
  try {
    walk(parse(value, { context: 'value' }), function (node) {
      const isAddress = /^(?:(?:-webkit-)?image-set|src)$/iu.test(this.function?.name ?? '')
      if (node.type === 'Url' || (node.type === 'String' && isAddress)) addresses.push(node.value)
    })
  } catch {
    // Browsers leave out a value that is not CSS, and the build refuses to publish a file for it.
  }
  return addresses
}

function isInFont({ parent }: Declaration): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face'
}
