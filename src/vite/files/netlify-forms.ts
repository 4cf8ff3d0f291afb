import type { Portfolio } from '#content/portfolio.ts'

import { escapeMarkup } from '#vite/document/escape-markup.ts'

/** The field with which Netlify tells its forms apart. */
const nameField = 'form-name'

/**
 * Creates the file in which Netlify finds the forms of the site when it publishes it. It changes the
 * markup of forms that it finds, so the pages themselves, which React hydrates, do not declare any.
 */
export function createNetlifyForms({ sections }: Portfolio): Record<string, string> {
  const forms = sections.flatMap((section) =>
    'to' in section && typeof section.to === 'object' ? (createForm(section.to) ?? []) : [],
  )
  if (forms.length === 0) return {}
  const head =
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8" /><meta name="robots" content="noindex" /><title>Forms</title></head>'
  return { 'netlify-forms.html': `${head}<body hidden>\n${forms.join('\n')}\n</body></html>\n` }
}

type FormService = {
  readonly names: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly honeypot?: string | undefined
}

function createForm({ names, fields, honeypot }: FormService): string | undefined {
  const { [nameField]: name, ...others } = fields
  if (name === undefined) return undefined
  const trap = honeypot === undefined ? '' : ` data-netlify-honeypot="${escapeMarkup(honeypot)}"`
  const all = [...Object.values(names), ...Object.keys(others), ...(honeypot ? [honeypot] : [])]
  const inputs = all.map((field) => `<input name="${escapeMarkup(field)}" />`)
  return `<form name="${escapeMarkup(name)}" method="post" data-netlify="true"${trap}>${inputs.join('')}</form>`
}
