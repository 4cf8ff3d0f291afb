import type { AtRule, Declaration } from 'postcss'

import type { TextProblem } from '#fields/rich-text/text-problem.ts'
import type { Problem } from '#problems/problem.ts'
import { listOrigins } from '#validate/html/list-origins.ts'
import { locateProblems } from '#validate/locate-problems.ts'

import { alwaysMoves, isMotionBlock, motionAllowed } from './always-moves.ts'
import { checkAtRuleNames, checkNames } from './check-css-names.ts'
import { checkCssSyntax, parseCss } from './check-css-syntax.ts'
import { checkAddresses, checkFiles, type FindFileFault } from './check-named-files.ts'
import {
  findUnknownClasses,
  findUnknownIds,
  findUnsetProperties,
  type ListProperties,
} from './find-dead-names.ts'
import { checkTokens } from './check-tokens.ts'
import { findForeignCss } from './find-foreign-css.ts'
import { findUnreadableCss } from './find-unreadable-css.ts'
import { findHiddenFocus } from './find-hidden-focus.ts'
import { readRange } from './css-nodes.ts'

/**
 * Finds what is wrong with the owner's style sheet. `portfolio` says which hosts the policy allows and which
 * sections there are, `findFileFault` which files cannot be used, and `listProperties` which custom properties
 * other files set.
 */
export function checkStyleSheet(
  text: string,
  portfolio: unknown,
  findFileFault: FindFileFault = () => undefined,
  listProperties: ListProperties = () => undefined,
): Problem[] {
  return locateProblems(text, listProblems(text, portfolio, findFileFault, listProperties))
}

function listProblems(
  text: string,
  portfolio: unknown,
  findFileFault: FindFileFault,
  listProperties: ListProperties,
): TextProblem[] {
  const allowed = listOrigins(portfolio)
  const foreign = findForeignCss(text)
  if (foreign.length > 0) return foreign
  const unreadable = findUnreadableCss(text)
  if (unreadable) return [unreadable]
  const root = parseCss(text)
  if ('code' in root) return [root]
  const problems = checkCssSyntax(text, root)
  root.walk((node) => {
    if (node.type === 'atrule') problems.push(...checkAtRule(node))
    if (node.type === 'decl') {
      problems.push(
        ...checkAddresses(node, allowed),
        ...checkFiles(node, findFileFault),
        ...checkNames(node),
        ...checkMovement(node),
      )
    }
  })
  problems.push(
    ...findHiddenFocus(root),
    ...findUnsetProperties(root, listProperties),
    ...checkTokens(root, listProperties),
    ...findUnknownIds(root, portfolio),
    ...findUnknownClasses(root, portfolio),
  )
  return problems
}

function checkAtRule(rule: AtRule): TextProblem[] {
  if (isMotionBlock(rule) && !rule.params.includes(motionAllowed)) {
    const help = `Write the styles at rest without this block, and movement inside "@media ${motionAllowed}".`
    const message = 'This condition does not know that visitors can stop the movement of the page.'
    return [{ ...readRange(rule), code: 'style/movement', message, help }]
  }
  if (rule.name.toLowerCase() !== 'import') return checkAtRuleNames(rule)
  const message = '"@import" does not work here: the rules of the file would be missing.'
  const help = /font/iu.test(rule.params)
    ? 'Put the file of the font into "public", and name it in "@font-face" as url("/name.woff2").'
    : 'Copy the rules of that file into this one.'
  return [{ ...readRange(rule), code: 'style/blocked', message, help }]
}

function checkMovement(declaration: Declaration): TextProblem[] {
  if (!alwaysMoves(declaration)) return []
  return [
    {
      ...readRange(declaration),
      code: 'style/movement',
      message: 'This moves, also for visitors who have stopped the movement of the page.',
      help: `Write it inside "@media ${motionAllowed}".`,
    },
  ]
}
