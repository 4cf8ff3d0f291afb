import { hrefPattern } from '#fields/links/href.ts'
import { isFieldName } from '#fields/links/link-name.ts'
import { formatExample } from '#json/format-example.ts'

import type { UnknownField } from './unknown-field.ts'

/** Says how a link of the footer is written whose name may be that of a field. */
export function adviseOnFooterField({ place, key, value }: UnknownField): string | undefined {
  if (place !== 'footer' || typeof value !== 'string' || !hrefPattern.test(value)) return undefined
  const isField = isFieldName(key) && key === key.toLowerCase()
  return `Write it in "links": ${formatExample([isField ? value : { label: key, url: value }])}.`
}
