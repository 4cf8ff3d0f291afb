import { formatValue } from '#json/format-value.ts'
import type { Path } from '#json/path.ts'
import { readProperty } from '#json/untyped-value.ts'
import type { RawProblem } from '#problems/problem.ts'

const web3forms = 'https://api.web3forms.com/submit'
const keyField = 'access_key'

/** Services that have a form at each address, and what an address of theirs looks like. */
const formAt: Readonly<Record<string, string>> = {
  'formspree.io': 'https://formspree.io/f/your-id',
  'forminit.com': 'https://forminit.com/f/your-id',
  // The name of Forminit before 2026. Its addresses stay.
  'getform.io': 'https://forminit.com/f/your-id',
  'formsubmit.co': 'https://formsubmit.co/ajax/your-id',
}

/** Forms on a page of their own, and calendars. Google takes messages at "formResponse" alone. */
const formPage =
  /^https?:\/\/(?:docs\.google\.com\/(?:[^/?]+\/){0,2}forms\/(?!.*\/formResponse)|(?:forms\.gle|tally\.so|(?:[^/?]*\.)?typeform\.com|forms\.office\.com|forms\.cloud\.microsoft|airtable\.com|calendly\.com|cal\.com|t\.me|wa\.me|github\.com|(?:[^/?]*\.)?linkedin\.com|hooks\.slack\.com)(?:[/?]|$))/iu

/** Reports a page with a form for people as the address for the messages of another form. */
export function checkFormPage(endpoint: unknown, path: Path): RawProblem[] {
  const url = readProperty(endpoint, 'url')
  if (typeof url !== 'string' || !formPage.test(url)) return []
  const message = `${formatValue(url)} takes no messages of a form on another site.`
  const help = `Name a form service in "to", write "to": "mail" to show your email address, or link to that page: "footer": { "links": { "Write to me": ${JSON.stringify(url)} } }.`
  return [{ path: [...path, 'url'], code: 'contact/dead-form', message, help }]
}

/** Reports what a well-known form service needs and an endpoint lacks. */
export function checkFormService(endpoint: unknown, path: Path): RawProblem[] {
  const url = readProperty(endpoint, 'url')
  const [, host = '', rest = ''] =
    /^https?:\/\/(?:[^/?]*\.)?((?:formspree|getform)\.io|formsubmit\.co|(?:forminit|web3forms)\.com)(?![^/?])(.*)$/iu.exec(
      typeof url === 'string' ? url : '',
    ) ?? []
  const name = host.toLowerCase()
  if (name === 'web3forms.com') return checkWeb3Forms(endpoint, path)
  const example = formAt[name]
  if (example === undefined) return []
  const problems = checkForm(String(url), rest, example, [...path, 'url'])
  const isNamed = name !== 'forminit.com' || readProperty(endpoint, 'names') !== undefined
  return isNamed ? problems : [...problems, describeForminitNames(url, [...path, 'url'])]
}

/** Addresses at getform.io take names of every form. */
function describeForminitNames(url: unknown, path: Path): RawProblem {
  return {
    path,
    code: 'content/missing-field',
    message: 'Forminit knows what a field is by its name, as in "fi-sender-email".',
    // In short, "to" is the address alone.
    help: `Write { "url": ${JSON.stringify(url)}, "names": { "name": "fi-sender-fullName", "email": "fi-sender-email", "message": "fi-text-message" } }.`,
  }
}

function checkForm(url: string, rest: string, example: string, path: Path): RawProblem[] {
  const code = 'content/wrong-value'
  // The page of a form for its owner: https://formspree.io/forms/mayourqz/integration
  const [, id] = /^\/forms\/([^/?]+)/u.exec(rest) ?? []
  if (id !== undefined) {
    const message = `${formatValue(url)} is the page of the form for you, and takes no messages.`
    const suggestion = example.replace('your-id', id)
    return [{ path, code, message, help: `Write ${formatValue(suggestion)}.`, suggestion }]
  }
  // Elsewhere FormSubmit answers scripts with a page for people, or lets no other site read its answer.
  const [, form] = /^\/+(?!\/|ajax(?:[/?]|$))([^?]+)/u.exec(rest) ?? []
  if (example === formAt['formsubmit.co'] && form !== undefined) {
    const message = `${formatValue(url)} is for forms without a script: this form would not learn whether a message was sent.`
    const suggestion = example.replace('your-id', form)
    return [{ path, code, message, help: `Write ${formatValue(suggestion)}.`, suggestion }]
  }
  if (!/^\/*(?:(?:f|ajax)\/*)?(?:\?.*)?$/u.test(rest)) return []
  const message = `${formatValue(url)} is the form service, and names no form of yours.`
  const help = `Write the address of your form, as ${formatValue(example)} with its id.`
  return [{ path, code, message, help }]
}

function checkWeb3Forms(endpoint: unknown, path: Path): RawProblem[] {
  const url = readProperty(endpoint, 'url')
  const fields = readProperty(endpoint, 'fields')
  const problems: RawProblem[] = []
  if (url !== web3forms) {
    problems.push({
      path: [...path, 'url'],
      code: 'content/wrong-value',
      message: `Web3Forms takes no messages at ${formatValue(url)}.`,
      help: `Write ${formatValue(web3forms)}.`,
      suggestion: web3forms,
    })
  }
  // A key beside "url" is an unknown field, whose help says where it belongs.
  const isThere = [fields, endpoint].some((part) => readProperty(part, keyField) !== undefined)
  if (!isThere) {
    problems.push({
      path: [...path, 'url'],
      code: 'content/missing-field',
      message: `Web3Forms refuses messages without "${keyField}", which names your mailbox.`,
      help: `Write { "url": "${web3forms}", "fields": { "${keyField}": "your-access-key" } }, with the key that web3forms.com sent you.`,
    })
  }
  return problems
}
