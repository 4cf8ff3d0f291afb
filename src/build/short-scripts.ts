import { minifySync } from 'vite'

/** A document whose own scripts are as short as the built ones. Throws where one is not valid. */
export function withShortScripts(html: string): string {
  return html.replaceAll(
    /(<script(?: type="module")?>)([^]*?)<\/script>/gu,
    (_, tag: string, script: string) => {
      const { code, errors } = minifySync('script.js', script, { module: tag.includes('module') })
      if (errors[0]) throw new Error(`A script of the document: ${errors[0].message}`)
      return `${tag}${code.trim()}</script>`
    },
  )
}
