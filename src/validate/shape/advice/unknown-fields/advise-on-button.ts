import { formatValue } from '#json/format-value.ts'
import { readEntries } from '#json/untyped-value.ts'

import { placeSocialLink } from './place-social-link.ts'
import type { UnknownField } from './unknown-field.ts'

/** Names that other tools give to the button of a hero. */
const buttons = new Set(['action', 'button', 'buttons', 'cta', 'link', 'links'])

/** The names of the parts of a button, not its texts. */
const buttonFields = new Set(['href', 'label', 'link', 'name', 'text', 'title', 'to', 'url'])

/** Says where the button of a hero belongs: an anchor is a section, and others are links. */
export function adviseOnButton({
  document,
  key,
  value: button,
  known,
}: UnknownField): string | undefined {
  if (!buttons.has(key) || !known.includes('scrollTo')) return undefined
  const parts = [button, ...readEntries(button).flat()].filter((one) => typeof one === 'string')
  const address = parts.find((one) => /^(?:\/|#|https:)\S{1,80}$/u.test(one))
  const [, anchor] = /^\/?#([\w-]+)$/u.exec(address ?? '') ?? []
  if (anchor !== undefined)
    return `Write "scrollTo": "${anchor}", and the text of the link in "scrollLabel".`
  const rest =
    'Delete it. "scrollTo" names the section that the link of the hero leads to, and "scrollLabel" is its text.'
  if (address === undefined) return rest
  const label = parts.find((one) => one !== address && !buttonFields.has(one)) ?? 'CV'
  const list = placeSocialLink(document, `${formatValue(label)}: ${formatValue(address)}`)
  return `${rest} Other links are in ${list}.`
}
