import { AtRule, Rule, parse, type ChildNode, type Root } from 'postcss'

import { listAncestors } from '#validate/style/css-nodes.ts'

/**
 * Takes the rules for paper out of a style sheet. They stay in their layers and nested as they are;
 * `print` is for a link with `media="print"`.
 */
export function splitPrintStyles(styles: string): { screen: string; print: string } {
  const screen = parse(styles)
  const print: Root = parse('')
  screen.walkAtRules('media', (block) => {
    if (block.params !== 'print') return
    // Moved, so that the walk does not find the blocks in it.
    let content: ChildNode[] = block.nodes ?? []
    for (const outer of listAncestors(block)) {
      if (outer instanceof Rule || outer instanceof AtRule) {
        content = [outer.clone({ nodes: [] }).append(content)]
      }
    }
    print.append(content)
    block.remove()
  })
  return { screen: screen.toString(), print: print.toString() }
}
