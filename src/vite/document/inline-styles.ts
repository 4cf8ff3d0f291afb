import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { separatePrintRules } from '#vite/styles/separate-print-rules.ts'

/** The style element of index.html that says the order of the layers, which the style sheet then begins with. */
const layerOrder = /<style>\s*(@layer [^<]*?)\s*<\/style>\s*/u

/**
 * Inlines the style sheet of the built template: the first paint needs all of it, and it is smaller
 * than the cost of a second request.
 */
export async function inlineStyles(outDir: string, base: string): Promise<string> {
  const written = await readFile(join(outDir, 'index.html'), 'utf8')
  const [, order = ''] = layerOrder.exec(written) ?? []
  let template = written.replace(layerOrder, '')
  for (const [link, address = ''] of template.matchAll(
    /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/gu,
  )) {
    const file = join(outDir, address.slice(base.length))
    const styles = separatePrintRules((await readFile(file, 'utf8')).trim())
    if (styles.includes('</style')) throw new Error('A style sheet ends its own element.')
    template = template.replace(link, () => `<style>${order}${styles}</style>`)
    await rm(file)
  }
  return template
}
