import { propertyOf } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'
import type { CheckContext } from '#sections/define-section.ts'

import { checkEndpoint } from './model/check-endpoint.ts'
import { checkService } from './model/check-service.ts'

/** Checks that messages can reach the owner, as far as the content shows. */
export function checkContact(section: unknown, context: CheckContext): RawProblem[] {
  const to = propertyOf(section, 'to')
  const path = [...context.path, 'to']
  if (to === undefined || to === 'service') return checkService(section, context)
  if (to === 'mail') return checkMail(section, context)
  if (typeof to === 'string') return checkText(to, path, context.publication)
  return checkEndpoint(to, path, context.publication)
}

function checkMail(section: unknown, { path, profile }: CheckContext): RawProblem[] {
  const isThere =
    propertyOf(section, 'mailAddress') !== undefined || propertyOf(profile, 'email') !== undefined
  if (isThere) return []
  return [
    {
      path: [...path, 'to'],
      code: 'contact/no-address',
      message: 'The section shows your email address, and the content has none.',
      help: 'Write "mailAddress" in the section, or "email" in the profile.',
    },
  ]
}

/** The address of a form service may stand alone. An email address and a host are no such address. */
function checkText(
  to: string,
  path: RawProblem['path'],
  publication: CheckContext['publication'],
): RawProblem[] {
  if (/^(https?:\/)?\//iu.test(to)) {
    return checkEndpoint({ url: to }, path, publication).map((problem) => ({ ...problem, path }))
  }
  const code = 'content/wrong-value'
  if (/^(mailto:|[^\s@/]+@)/iu.test(to)) {
    const message = 'An email address does not belong here.'
    const help = 'Write "mail" here, and the address in "mailAddress" of the section.'
    return [{ path, code, message, help, suggestion: 'mail' }]
  }
  if (!/^[\w-]+(\.[\w-]+)+\//u.test(to)) return []
  const message = 'The address of a form service begins with https://.'
  const help = 'Write the whole address that your form service gave you.'
  return [{ path, code, message, help, suggestion: `https://${to}` }]
}
