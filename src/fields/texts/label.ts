import { z } from 'zod'

import { addPattern } from '#fields/add-pattern.ts'
import { text, type Shown } from './text.ts'

const standards = new Map<string, Shown>()

/** The English defaults of all labels, and when the page shows them. */
export const standardLabels: ReadonlyMap<string, Shown> = standards

/**
 * A text of the interface of at most `max` characters, with a default that an owner may replace. Give
 * 'sometimes' if the page does not show it without JavaScript: "npm run check" looks for all others.
 */
export function label(standard: string, max: number, shown: Shown = 'always') {
  standards.set(standard, shown)
  return text(max, shown).default(standard)
}

/**
 * The same with placeholders that the site fills, such as "Page {page} of {pages}". All of them are
 * required.
 */
export function labelTemplate(standard: string, max: number) {
  standards.set(standard, 'sometimes')
  const names = [...standard.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name)
  const pattern = names.map((name) => `(?=[\\s\\S]*\\{${name}\\})`).join('')
  const list = names.map((name) => `{${name}}`).join(' and ')
  return addPattern(
    z.string().max(max),
    new RegExp(`^${pattern}`, 'u'),
    `Keep ${list} in the text: the site fills it`,
  ).default(standard)
}

/** What a period without an end says. */
export const presentLabel = label('today', 40, 'sometimes').describe(
  'Shown in place of an end date, for what continues today.',
)
