import type { AtRule, Declaration, Node } from 'postcss'

/** The condition of a block of movement: the motion policy of the page decides about it. */
export const motionAllowed = '(prefers-reduced-motion: no-preference)'

/** An easing by itself moves nothing; keyframes may have their own. */
const movement =
  /^(?:-\w+-)?(?:animation|transition|scroll-behavior)(?!-play-state|-timing-function)/u
const rest = /^(?:none|auto|unset|inherit)$/u

/** Whether a declaration moves something, whatever the visitor has chosen. */
export function alwaysMoves(declaration: Declaration): boolean {
  const { prop, value } = declaration
  return movement.test(prop) && !rest.test(value) && !isInMotionBlock(declaration)
}

/** Whether an at-rule has a condition about movement. */
export function isMotionBlock({ params }: AtRule): boolean {
  return params.includes('prefers-reduced-motion')
}

function isInMotionBlock({ parent }: Node): boolean {
  if (!parent) return false
  const isBlock = parent.type === 'atrule' && 'params' in parent
  return (
    (isBlock && String(parent.params).includes('prefers-reduced-motion')) || isInMotionBlock(parent)
  )
}
