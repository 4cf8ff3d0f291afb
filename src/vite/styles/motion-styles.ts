import { transform } from 'lightningcss'
import { Rule, parse, type AtRule, type ChildNode, type Node, type Root } from 'postcss'
import type { Plugin } from 'vite'

import { alwaysMoves, isMotionBlock, motionAllowed } from '#validate/style/always-moves.ts'

import { transformStyles } from './transform-styles.ts'

type Block = Rule | AtRule

/** Connects the movement of each style sheet to the motion policy, before Vite reads it. */
export function motionStyles(): Plugin {
  return transformStyles('folio:motion-styles', (css, file) => {
    const limited = limitMotion(css)
    // Reports a mistake with its line: Vite transforms the limited sheet, which has other lines.
    if (limited !== css) transform({ filename: file, code: Buffer.from(css), cssModules: true })
    return limited
  })
}

/**
 * Connects each `@media (prefers-reduced-motion: no-preference)` block to the motion policy: its
 * rules apply if the root has `data-motion="on"`, and without scripts if the system allows motion.
 * Throws if a style sheet is not valid, or has motion outside of such blocks, or a loop that is not
 * paused off screen.
 */
export function limitMotion(css: string): string {
  const root = parse(css)
  refuseFreeMotion(root)
  // Generated blocks have the same condition: skip them.
  const blocks: AtRule[] = []
  root.walkAtRules((block) => {
    if (isMotionBlock(block)) blocks.push(block)
  })
  /** The last copy behind each outermost rule: copies have the order of their blocks. */
  const last = new Map<Block, Block>()
  for (const block of blocks) {
    if (!block.params.includes(motionAllowed)) {
      throw block.error(`Write motion inside "${motionAllowed}".`)
    }
    const { top, content } = lift(block)
    const copy = (params: string, condition: string) => {
      const nodes = content.map((node) => node.clone())
      return block.clone({ params, nodes: [] }).append(limitTo(condition, nodes))
    }
    const allowed = copy(block.params, ":not([data-motion='off'])")
    const reduced = copy(block.params.replaceAll('no-preference', 'reduce'), "[data-motion='on']")
    // It has no selector: a page that the system stops has no transition to the next.
    reduced.walkAtRules('view-transition', (rule) => {
      rule.remove()
    })
    ;(last.get(top) ?? top).after([allowed, reduced])
    last.set(top, reduced)
    block.remove()
  }
  return root.toString()
}

/** Throws if a sheet has motion outside of blocks, or a loop that is not paused off screen. */
function refuseFreeMotion(root: Root): void {
  root.walkDecls((declaration) => {
    if (!alwaysMoves(declaration)) return
    throw declaration.error(`Movement belongs inside "@media ${motionAllowed}".`)
  })
  if (/\[data-off-screen\][^}]*animation-play-state/u.test(root.toString())) return
  root.walkDecls(/^animation/u, (declaration) => {
    if (!declaration.value.includes('infinite') || !isOfSection(declaration)) return
    throw declaration.error('An endless animation must be paused below "[data-off-screen]".')
  })
}

/** Whether the layer of a sheet is used in sections. The preloader is not in a section. */
function isOfSection(node: ChildNode): boolean {
  return listAncestors(node).some(
    (block) =>
      block.type === 'atrule' && block.name === 'layer' && /^(?:ui|sections)$/u.test(block.params),
  )
}

/** Returns the content of a block with the rules around it, and the outermost of these. */
function lift(block: AtRule): { top: Block; content: readonly ChildNode[] } {
  const around = listAncestors(block)
  const outermost = around.findLastIndex(({ type }) => type === 'rule')
  let top: Block = block
  let content = block.nodes ?? []
  for (const outer of around.slice(0, outermost + 1)) {
    top = outer
    content = [outer.clone({ nodes: [] }).append(content.map((node) => node.clone()))]
  }
  return { top, content }
}

/** At-rules whose rules may be limited. Keyframes, for example, have no selectors. */
const grouping = /^(?:container|layer|media|scope|starting-style|supports)$/u

const isOfRoot = (selector: string) => /^(?:html|:root)\b/u.test(selector)

/**
 * Limits rules to a condition on the root element. They are nested in it as they are written: both copies
 * are alike, so that the second one takes hardly any space in a compressed page.
 */
function limitTo(condition: string, content: readonly ChildNode[]): ChildNode[] {
  const limited: ChildNode[] = []
  const selector = `:where(:root${condition})`
  for (const node of content) {
    if (node.type === 'rule' && !node.selectors.some(isOfRoot)) {
      const last = limited.at(-1)
      const around = isRule(last, selector) ? last : new Rule({ selector })
      if (around !== last) limited.push(around)
      around.append(node)
      continue
    }
    if (node.type === 'rule') {
      node.selectors = node.selectors.map((one) =>
        isOfRoot(one)
          ? one.replace(/^(?:html|:root)/u, `$&:where(${condition})`)
          : `${selector} ${one}`,
      )
    } else if (node.type === 'atrule' && grouping.test(node.name) && node.nodes) {
      // Copies: a rule that is appended elsewhere leaves the list that it was in.
      const copies = node.nodes.map((one) => one.clone())
      const inner = limitTo(condition, copies)
      node.removeAll()
      node.append(inner)
    }
    limited.push(node)
  }
  return limited
}

function isRule(node: ChildNode | undefined, selector: string): node is Rule {
  return node?.type === 'rule' && node.selector === selector
}

/** Returns the rules around a node, innermost first. */
function listAncestors(node: ChildNode): Block[] {
  const around: Block[] = []
  for (let parent: Node['parent'] = node.parent; isBlock(parent); parent = parent.parent) {
    around.push(parent)
  }
  return around
}

function isBlock(node: Node['parent']): node is Block {
  return node?.type === 'rule' || node?.type === 'atrule'
}
