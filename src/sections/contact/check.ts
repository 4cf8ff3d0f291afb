import { mailAddress } from '#fields/links/mail-address.ts'
import { formatValue } from '#json/format-value.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { checkEndpoint } from './model/check-endpoint.ts'
import { checkWrongTarget, describeTargetList } from './model/check-wrong-target.ts'
import { checkService } from './model/check-service.ts'

/** Checks that messages can reach the owner, as far as the content shows. */
export function checkContact(section: unknown, context: CheckContext): RawProblem[] {
  const to = readProperty(section, 'to')
  const path = [...context.path, 'to']
  if (to === undefined || to === 'service') return checkService(section, context)
  if (to === 'mail') return checkMail(section, context)
  if (mailAddress.safeParse(to).success) return checkOtherMail(section, path)
  if (typeof to === 'string' && /^(https?:\/)?\//iu.test(to)) {
    // The address of a form service may stand alone.
    const problems = checkEndpoint({ url: to }, path, context.publication)
    return problems.map((problem) => ({ ...problem, path }))
  }
  const isAlone = typeof to === 'string' || typeof to === 'boolean' || typeof to === 'number'
  if (isAlone || to === null) {
    return checkWrongTarget(to, path)
  }
  if (Array.isArray(to) && to.length > 0) return [describeTargetList(path)]
  return checkEndpoint(to, path, context.publication)
}

/** An email address in "to" is "mail" by now, unless another one is beside it. */
function checkOtherMail(section: unknown, path: RawProblem['path']): RawProblem[] {
  const other = readProperty(section, 'mailAddress')
  if (typeof other !== 'string') return []
  const message = `The section shows one email address, and "mailAddress" is another: ${formatValue(other)}.`
  const help = `Delete "mailAddress", or write "to": "mail" to show ${formatValue(other)}.`
  return [{ path, code: 'content/wrong-value', message, help }]
}

function checkMail(section: unknown, { path, profile }: CheckContext): RawProblem[] {
  const isThere =
    readProperty(section, 'mailAddress') !== undefined ||
    readProperty(profile, 'email') !== undefined
  if (isThere) return []
  return [
    {
      path: [...path, 'to'],
      code: 'contact/no-address',
      message: 'The section shows your email address, and the content has none.',
      help: 'Write your address in "to", or "email" in the profile.',
    },
  ]
}
