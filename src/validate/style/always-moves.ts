import type { Declaration, Node } from 'postcss'

import { listAncestors } from './css-nodes.ts'

/** The condition of a block of movement: the motion policy of the page decides about it. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'

/** An easing by itself moves nothing; keyframes may have their own. */
const movement =
  /^(?:-\w+-)?(?:animation|transition|scroll-behavior)(?!-play-state|-timing-function)/u
const rest = /^(?:none|auto|unset|inherit)$/u

/** Whether a declaration moves something, whatever the visitor has chosen. */
export function alwaysMoves(declaration: Declaration): boolean {
  const { prop, value } = declaration
  return movement.test(prop) && !rest.test(value) && !listAncestors(declaration).some(isMotionBlock)
}

/** Whether a node is an at-rule with a condition about movement. */
export function isMotionBlock(node: Node): boolean {
  const params = node.type === 'atrule' && 'params' in node ? String(node.params) : ''
  return params.includes('prefers-reduced-motion')
}
