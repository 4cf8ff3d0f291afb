import type { Root, Rule } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'

import { readRange } from './css-nodes.ts'

/** Selectors of all that a keyboard reaches, or of much of it. */
const everyControl =
  /^(?:\*|a|button|input|textarea|(?:\*|a|button|input|textarea)?:focus(?:-visible)?)$/iu

/** Finds rules that take the focus ring from every control. A sheet that shows the focus in another way may. */
export function findHiddenFocus(root: Root): TextProblem[] {
  const problems: TextProblem[] = []
  let isShown = false
  root.walkRules((rule) => {
    isShown ||= rule.selector.includes(':focus') && rule.some((node) => isMark(node, rule))
    if (!rule.selectors.some((selector) => everyControl.test(selector))) return
    rule.walkDecls(/^outline(?:-style|-width)?$/iu, (declaration) => {
      if (declaration.parent !== rule || !isNothing(declaration.value)) return
      problems.push({
        ...readRange(declaration),
        code: 'style/hidden-focus',
        message: 'This hides the focus: visitors with a keyboard do not see where they are.',
        help: 'Delete it, or write what to show instead, as ":focus-visible { outline: 3px solid var(--ink) }".',
      })
    })
  })
  return isShown ? [] : problems
}

function isNothing(value: string): boolean {
  return /^(?:none|0(?:px)?)$/iu.test(value)
}

/** Whether a declaration shows the focus. */
function isMark(node: Rule['nodes'][number], rule: Rule): boolean {
  return (
    node.type === 'decl' &&
    node.parent === rule &&
    /^(?:outline|box-shadow|border|background|text-decoration)/iu.test(node.prop) &&
    !/^outline-offset$/iu.test(node.prop) &&
    !isNothing(node.value)
  )
}
