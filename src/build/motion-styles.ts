import type { AtRule, ChildNode, Node, Plugin, Root, Rule } from 'postcss'

type Block = Rule | AtRule

const welcome = '(prefers-reduced-motion: no-preference)'
const movement = /^(?:-\w+-)?(?:animation|transition|scroll-behavior)(?!-play-state)/u
const rest = /^(?:none|auto|unset|inherit)$/u

/**
 * Lets the page's own motion policy decide over each `@media (prefers-reduced-motion:
 * no-preference)`: what stands inside holds where the document says `data-motion="on"`, and where
 * it says nothing, without scripts, as the system says. Throws where movement stands outside, so
 * that none can be forgotten, and where a sheet has a loop and pauses none off screen.
 */
export function motionStyles(): Plugin {
  return {
    postcssPlugin: 'folio:motion-styles',
    Once(root) {
      root.walkDecls(movement, (declaration) => {
        if (rest.test(declaration.value) || ancestors(declaration).some(isMotion)) return
        throw declaration.error(`Movement belongs inside "@media ${welcome}".`)
      })
      root.walkDecls(/^animation/u, (declaration) => {
        const isLoop = declaration.value.includes('infinite') && isOfSection(declaration)
        if (!isLoop || restsOffScreen(root)) return
        throw declaration.error('What runs for ever is paused below "[data-off-screen]".')
      })
      // What is made here asks for the same, and is not looked at again.
      const blocks: AtRule[] = []
      root.walkAtRules((block) => {
        if (isMotion(block)) blocks.push(block)
      })
      const last = new Map<Block, Block>()
      for (const block of blocks) {
        if (!block.params.includes(welcome)) {
          throw block.error(`Stillness is the default: ask for "${welcome}".`)
        }
        const { top, content } = lift(block)
        for (const [params, condition] of [
          [block.params, ":not([data-motion='off'])"],
          [block.params.replaceAll('no-preference', 'reduce'), "[data-motion='on']"],
        ] as const) {
          const media = block.clone({ params, nodes: [] })
          media.append(content.map((node) => node.clone()))
          media.walkRules((rule) => {
            if (isOutermost(rule)) rule.selectors = rule.selectors.map(within(condition))
          })
          ;(last.get(top) ?? top).after(media)
          last.set(top, media)
        }
        block.remove()
      }
    },
  }
}

/** Whether a sheet's layer is one of what stands in sections; the preloader is in none. */
function isOfSection(node: ChildNode): boolean {
  return ancestors(node).some(
    (block) =>
      block.type === 'atrule' && block.name === 'layer' && /^(?:ui|sections)$/u.test(block.params),
  )
}

function restsOffScreen(root: Root): boolean {
  let rests = false
  root.walkDecls('animation-play-state', (declaration) => {
    rests ||= ancestors(declaration).some(
      (block) => block.type === 'rule' && block.selector.includes('[data-off-screen]'),
    )
  })
  return rests
}

function isMotion(block: Block): block is AtRule {
  return block.type === 'atrule' && block.params.includes('prefers-reduced-motion')
}

/** What stands inside a block, in the rules that the block stands in, and the outermost of these. */
function lift(block: AtRule): { top: Block; content: readonly ChildNode[] } {
  const around = ancestors(block)
  const outermost = around.findLastIndex(({ type }) => type === 'rule')
  let top: Block = block
  let content = block.nodes ?? []
  for (const outer of around.slice(0, outermost + 1)) {
    top = outer
    content = [outer.clone({ nodes: [] }).append(content.map((node) => node.clone()))]
  }
  return { top, content }
}

/** A selector that holds only where the root of the document meets a condition. */
function within(condition: string): (selector: string) => string {
  return (selector) =>
    /^(?:html|:root)\b/u.test(selector)
      ? selector.replace(/^(?:html|:root)/u, `$&:where(${condition})`)
      : `:where(:root${condition}) ${selector}`
}

function isOutermost(rule: Rule): boolean {
  return !ancestors(rule).some(
    (block) => block.type === 'rule' || (block.type === 'atrule' && block.name === 'keyframes'),
  )
}

/** The rules that a node stands in, from the inside to the outside. */
function ancestors(node: ChildNode): Block[] {
  const around: Block[] = []
  for (let parent: Node['parent'] = node.parent; isBlock(parent); parent = parent.parent) {
    around.push(parent)
  }
  return around
}

function isBlock(node: Node['parent']): node is Block {
  return node?.type === 'rule' || node?.type === 'atrule'
}
