import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { CssSyntaxError, parse, type Declaration } from 'postcss'
import { isCSSRequest, normalizePath, type Plugin } from 'vite'

import { readModulePath } from '#vite/read-module-path.ts'

import { isFile, locate } from './motion-styles.ts'

/** Writes addresses of files so that Lightning CSS reads each of them as browsers do. */
export function fileAddresses(): Plugin {
  return {
    name: 'folio:file-addresses',
    enforce: 'pre',
    transform(code, id) {
      if (!isCSSRequest(id) || isFile.test(id) || !/(?:url|image-set)\(/iu.test(code)) {
        return undefined
      }
      const file = readModulePath(id)
      try {
        const root = parse(code)
        root.walkDecls((declaration) => {
          declaration.value = rewrite(declaration, dirname(file))
        })
        return { code: root.toString(), map: null }
      } catch (error) {
        if (!(error instanceof CssSyntaxError)) throw error
        throw locate(error, file, error)
      }
    },
  }
}

/** A text, or the address in "url()" with or without quotes. */
const textOrAddress =
  /"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*'|url\(\s*(?:"(?<double>(?:\\[^]|[^"\\])*)"|'(?<single>(?:\\[^]|[^'\\])*)'|(?<bare>(?:\\[^]|[^\\"'()\s])*))\s*\)/giu

/** A text that is an address in "image-set()". Lightning CSS finds it only in some properties. */
const textInSet =
  /(?=["'])(?<=image-set\((?:(?:[^()]|\([^()]*\))*,)?\s*)(?:"(?:\\[^]|[^"\\])*"|'(?:\\[^]|[^'\\])*')/giu

/** What begins with "/", "#" or a scheme. */
const isAbsolute = /^(?:[/#]|[a-z][a-z\d+.-]*:)/iu

function rewrite(declaration: Declaration, folder: string): string {
  const { prop, value } = declaration
  return value
    .replaceAll(textInSet, 'url($&)')
    .replaceAll(textOrAddress, (written: string, ...groups: unknown[]) => {
      const [double, single, bare] = groups
      const address = [double, single, bare].find((one) => typeof one === 'string')
      if (typeof address !== 'string') return written
      // Vite cannot resolve it. This loads nothing, either.
      if (address === '') return 'url("data:,")'
      if (!prop.startsWith('--') || isAbsolute.test(address)) return written
      // Lightning CSS refuses a relative address in a custom property, which another sheet may use.
      const path = address.replaceAll(/\\(\W)/gu, '$1')
      const [name = ''] = path.split(/[?#]/u)
      if (!existsSync(join(folder, decode(name)))) {
        throw declaration.error(`There is no file "${name}" beside this style sheet.`)
      }
      return `url("${encodeURI(normalizePath(folder))}/${path.replaceAll('"', '%22')}")`
    })
}

/** Decodes an address as Vite does. */
function decode(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
