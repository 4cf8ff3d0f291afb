import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type * as CssTree from 'css-tree'
import { parse as parseSheet, type Declaration } from 'postcss'
import { normalizePath, type Plugin } from 'vite'

import { decodeFileAddress } from '#disk/owner/decode-file-address.ts'

import { transformStyles } from './transform-styles.ts'

const require = createRequire(import.meta.url)

/** Writes addresses of files so that Lightning CSS reads each of them as browsers do. */
export function fileAddresses(): Plugin {
  return transformStyles('folio:file-addresses', (css, file) => {
    if (!/url\(|image-set\(/iu.test(css)) return css
    const root = parseSheet(css)
    root.walkDecls((declaration) => rewriteAddresses(declaration, dirname(file)))
    return root.toString()
  })
}

/** What begins with "/", "#" or a scheme. */
const isAbsolute = /^(?:[/#]|[a-z][a-z\d+.-]*:)/iu

function rewriteAddresses(declaration: Declaration, folder: string): void {
  const isCustom = declaration.prop.startsWith('--')
  // Vite reads neither escaped signs nor brackets in an address.
  const rewritten = isCustom
    ? /url\(|image-set\(/iu
    : /image-set\(|url\(\s*(?:""|'')?\s*\)|\\|url\([^)]*\(/iu
  if (!rewritten.test(declaration.value)) return
  // Loading it takes 0.1 s, and few values are rewritten.
  const { generate, parse, walk }: typeof CssTree = require('css-tree')
  let isCss = true
  const onParseError = () => {
    isCss = false
  }
  const value = parse(declaration.value, { context: 'value', onParseError })
  // Browsers leave out a value that is not CSS.
  if (!isCss) return
  walk(value, function (node, item, list) {
    // Lightning CSS finds the texts of "image-set()" only in some properties.
    const isInSet = this.function?.name.toLowerCase().endsWith('image-set')
    if (node.type !== 'Url' && !(node.type === 'String' && isInSet)) return
    list.replace(item, list.createItem({ type: 'Url', value: resolve(node.value) }))
  })
  declaration.value = generate(value)

  function resolve(address: string): string {
    // Vite cannot resolve it. This loads nothing, either.
    if (address === '') return 'data:,'
    if (!isCustom || isAbsolute.test(address)) return encodeBrackets(address)
    // Lightning CSS refuses a relative address in a custom property, which another sheet may use.
    const [name = ''] = address.split(/[?#]/u)
    if (!existsSync(join(folder, decodeFileAddress(name)))) {
      throw declaration.error(`There is no file "${name}" beside this style sheet.`)
    }
    return encodeBrackets(`${encodeURI(normalizePath(folder))}/${address}`)
  }
}

/** Vite takes what has brackets, as "name(1).png", for a function, and would leave out the file. */
function encodeBrackets(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29')
}
