import { transform } from 'lightningcss'
import {
  CssSyntaxError,
  Rule,
  parse,
  type AtRule,
  type ChildNode,
  type Node,
  type Root,
} from 'postcss'
import { isCSSRequest, type Plugin } from 'vite'

import { readProperty } from '#json/untyped-value.ts'
import { alwaysMoves, isMotionBlock, motionAllowed } from '#validate/style/always-moves.ts'
import { readModulePath } from '#vite/read-module-path.ts'

type Block = Rule | AtRule

/** Connects the movement of each style sheet to the motion policy, before Vite reads it. */
export function motionStyles(): Plugin {
  return {
    name: 'folio:motion-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!isCSSRequest(id) || isFile.test(id)) return undefined
      const file = readModulePath(id)
      const limited = limitMotion(code, file)
      // Vite would name a line of the limited styles.
      if (limited !== code) refuseMistakes(code, file)
      return { code: limited, map: null }
    },
  }
}

/** Queries with which a style sheet is no styles, but its text or its address. */
export const isFile = /[?&](?:raw|url)\b/u

/** Throws at the first mistake of a style sheet for which Lightning CSS, which Vite uses, refuses it. */
function refuseMistakes(css: string, file: string): void {
  try {
    transform({ filename: file, code: Buffer.from(css), cssModules: true })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw locate(error, file, readProperty(error, 'loc'))
  }
}

/** Adds the position that Vite reads. */
export function locate(error: Error, file: string | undefined, position: unknown): Error {
  const [line, column] = ['line', 'column'].map((key) => readProperty(position, key))
  return Object.assign(error, { loc: { file, line, column } })
}

/**
 * Connects each `@media (prefers-reduced-motion: no-preference)` block to the motion policy: its
 * rules apply if the root has `data-motion="on"`, and without scripts if the system allows motion.
 * Throws if a style sheet is not valid, or has motion outside of such blocks, or a loop that is not
 * paused off screen.
 */
export function limitMotion(css: string, file?: string): string {
  try {
    const root = parse(css)
    limitBlocks(root)
    return root.toString()
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    throw locate(error, file, error)
  }
}

function limitBlocks(root: Root): void {
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
    for (const [params, condition] of [
      [block.params, ":not([data-motion='off'])"],
      [block.params.replaceAll('no-preference', 'reduce'), "[data-motion='on']"],
    ] as const) {
      const media = block.clone({ params, nodes: [] })
      media.append(
        limitTo(
          condition,
          content.map((node) => node.clone()),
        ),
      )
      // It has no selector: a page that the system stops has no transition to the next.
      if (params !== block.params) {
        media.walkAtRules('view-transition', (rule) => {
          rule.remove()
        })
      }
      ;(last.get(top) ?? top).after(media)
      last.set(top, media)
    }
    block.remove()
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
    const isRoot = node.type === 'rule' && node.selectors.some(isOfRoot)
    if (node.type === 'rule' && !isRoot) {
      const last = limited.at(-1)
      const around = isRule(last, selector) ? last : new Rule({ selector })
      if (around !== last) limited.push(around)
      around.append(node)
      continue
    }
    if (isRoot) {
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
