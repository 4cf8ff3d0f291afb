import { AtRule, Rule, list, parse, type ChildNode, type Root } from 'postcss'

import { listAncestors } from '#validate/style/css-nodes.ts'

/**
 * Takes the rules for paper out of a style sheet. They stay in their layers and nested as they are;
 * `print` is for a link with `media="print"`. It also has those of a list of media, such as
 * `print, (forced-colors: active)`, which WebKit does not apply when it prints.
 */
export function splitPrintStyles(styles: string): { screen: string; print: string } {
  const screen = parse(styles)
  const print: Root = parse('')
  screen.walkAtRules('media', (block) => {
    const media = list.comma(block.params)
    if (!media.includes('print')) return
    const others = media.filter((one) => one !== 'print')
    // Moved, so that the walk does not find the blocks in it.
    let content: ChildNode[] = (others.length === 0 ? block : block.clone()).nodes ?? []
    for (const outer of listAncestors(block)) {
      if (outer instanceof Rule || outer instanceof AtRule) {
        content = [outer.clone({ nodes: [] }).append(content)]
      }
    }
    print.append(content)
    if (others.length === 0) block.remove()
    else block.params = others.join(',')
  })
  return { screen: screen.toString(), print: print.toString() }
}
