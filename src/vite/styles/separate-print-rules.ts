import { list, parse } from 'postcss'

/**
 * Writes rules for paper and something else twice, once for each: WebKit does not apply a list such as
 * `print, (forced-colors: active)` when it prints.
 */
export function separatePrintRules(styles: string): string {
  const root = parse(styles)
  root.walkAtRules('media', (block) => {
    const media = list.comma(block.params)
    const others = media.filter((one) => one !== 'print')
    if (others.length === 0 || others.length === media.length) return
    block.after(block.clone({ params: 'print' }))
    block.params = others.join(',')
  })
  return root.toString()
}
