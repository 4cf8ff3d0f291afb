import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { splitPrintStyles } from '#vite/styles/split-print-styles.ts'

/** The style element of index.html that says the order of the layers, which the style sheet then begins with. */
const layerOrder = /<style>\s*(@layer [^<]*?)\s*<\/style>\s*/u

/**
 * Inlines the style sheet of the built template: the first paint needs all of it, and it is smaller
 * than the cost of a second request. The rules for paper, which no paint waits for, are in a file.
 */
export async function inlineStyles(outDir: string, base: string): Promise<string> {
  const written = await readFile(join(outDir, 'index.html'), 'utf8')
  const [, order = ''] = layerOrder.exec(written) ?? []
  let template = written.replace(layerOrder, '')
  for (const [link, address = ''] of template.matchAll(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/gu,
  )) {
    const file = join(outDir, address.slice(base.length))
    const { screen, print } = splitPrintStyles((await readFile(file, 'utf8')).trim())
    if (screen.includes('</style')) throw new Error('A style sheet ends its own element.')
    const hash = createHash('sha256').update(print).digest('hex').slice(0, 8)
    const name = `static/css/print-${hash}.css`
    const printLink = `<link rel="stylesheet" media="print" href="${base}${name}" />`
    template = template.replace(link, () => `<style>${order}${screen}</style>\n    ${printLink}`)
    await rm(file)
    await writeFile(join(outDir, name), print)
  }
  return template
}
