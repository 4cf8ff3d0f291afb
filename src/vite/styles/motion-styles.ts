import type { AtRule, ChildNode, Node, Plugin, Rule } from 'postcss'

import { alwaysMoves, isMotionBlock, motionAllowed } from '#validate/style/always-moves.ts'

type Block = Rule | AtRule

/**
 * Connects each `@media (prefers-reduced-motion: no-preference)` block to the motion policy: its
 * rules apply unless the root has `data-motion="off"`, which the inline script decides before the first
 * paint. Without scripts they apply if the system allows motion.
 * Throws if there is motion outside of such blocks, or a loop that is not paused off screen.
 */
export function motionStyles(): Plugin {
  return {
    postcssPlugin: 'folio:motion-styles',
    Once(root) {
      root.walkDecls((declaration) => {
        if (!alwaysMoves(declaration)) return
        throw declaration.error(`Movement belongs inside "@media ${motionAllowed}".`)
      })
      const pauses = /\[data-off-screen\][^}]*animation-play-state/u.test(root.toString())
      root.walkDecls(/^animation/u, (declaration) => {
        const isLoop = declaration.value.includes('infinite') && isOfSection(declaration)
        if (!isLoop || pauses) return
        throw declaration.error('An endless animation must be paused below "[data-off-screen]".')
      })
      // Generated blocks have the same condition: skip them.
      const blocks: AtRule[] = []
      root.walkAtRules((block) => {
        if (isMotionBlock(block)) blocks.push(block)
      })
      const last = new Map<Block, Block>()
      for (const block of blocks) {
        if (!block.params.includes(motionAllowed)) {
          throw block.error(`Write motion inside "${motionAllowed}".`)
        }
        const { top, content } = lift(block)
        const media = block.clone({ params: decideByPolicy(block.params), nodes: [] })
        media.append(content.map((node) => node.clone()))
        media.walkRules((rule) => {
          if (isOutermost(rule)) rule.selectors = rule.selectors.map(limitToMotion)
        })
        // It has no selector that could know the policy: the system decides.
        const transition = block.clone({ nodes: [] })
        media.walkAtRules('view-transition', (rule) => {
          transition.append(rule)
        })
        ;(last.get(top) ?? top).after(media)
        if (transition.nodes?.length) media.after(transition)
        last.set(top, media)
        block.remove()
      }
    },
  }
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

/**
 * The condition of a block whose selectors know the policy: with scripts the root says whether the page
 * moves, and without them the system does. One block serves both, in place of two copies of its rules.
 */
function decideByPolicy(params: string): string {
  const withScripts = '(scripting: enabled)'
  return params.includes(withScripts)
    ? params.replaceAll(`${motionAllowed} and `, '').replaceAll(` and ${motionAllowed}`, '')
    : `${params.replaceAll(motionAllowed, withScripts)}, ${params}`
}

/** Limits a selector to pages that are not stopped. */
function limitToMotion(selector: string): string {
  const condition = ":not([data-motion='off'])"
  return /^(?:html|:root)\b/u.test(selector)
    ? selector.replace(/^(?:html|:root)/u, `$&:where(${condition})`)
    : `:where(:root${condition}) ${selector}`
}

function isOutermost(rule: Rule): boolean {
  return !listAncestors(rule).some(
    (block) => block.type === 'rule' || (block.type === 'atrule' && block.name === 'keyframes'),
  )
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
