import { hrefPattern } from '#fields/links/href.ts'
import { isFieldName } from '#fields/links/link-name.ts'
import { formatExample } from '#json/format-example.ts'
import { formatValue } from '#json/format-value.ts'
import { readEntries, readProperty } from '#json/untyped-value.ts'

import type { UnknownField } from './unknown-field.ts'

/** Says how a link of the footer is written. */
export function adviseOnFooterField({
  document,
  place,
  key,
  value,
}: UnknownField): string | undefined {
  if (place !== 'footer') return undefined
  const footer = readProperty(document, 'footer')
  if (typeof value === 'string' && hrefPattern.test(value)) {
    return showLinkOfName(footer, key, value)
  }
  return key === 'label' && isLink(footer) ? showLink(footer) : undefined
}

/** Shows how a link of the footer is written whose name may be that of a field. */
function showLinkOfName(footer: unknown, key: string, value: string): string {
  if (isLink(footer) && (key === 'label' || key === 'url')) return showLink(footer)
  const isList = readEntries(footer).some(([name]) => isFieldName(name) && name !== 'text')
  if (!isList) return `Write it in "links": { ${formatValue(key)}: ${formatValue(value)} }.`
  const isLabel = !isFieldName(key) || key !== key.toLowerCase()
  return `Write it in "links": ${formatExample(isLabel ? [{ label: key, url: value }] : [value])}.`
}

/** Whether an object has both fields of a link. */
function isLink(written: unknown): boolean {
  return ['label', 'url'].every((field) => typeof readProperty(written, field) === 'string')
}

function showLink(footer: unknown): string {
  const [label, url] = ['label', 'url'].map((field) => readProperty(footer, field))
  return `Write both in "links": ${formatExample([{ label, url }])}.`
}
