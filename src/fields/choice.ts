import { z } from 'zod'

import { addCompletion } from './completion.ts'

/**
 * One of several names, each given with its meaning, which an editor shows. It is read in any capitals,
 * and with spaces: "GitHub Pages". `others` has more words for some of them, which an editor accepts.
 */
export function choice<Name extends string>(
  meanings: Readonly<Record<Name, string>>,
  others: Readonly<Record<string, NoInfer<Name>>> = {},
) {
  const names = Object.keys(meanings).filter((name): name is Name => name in meanings)
  const words = new Map([...Object.entries(others), ...names.map((name) => [name, name] as const)])
  const schema = z.enum(names).meta({
    enumDescriptions: names.map((name) => meanings[name]),
    pattern: `^(?:${matchNames(words.keys())})$`,
    patternErrorMessage: `Write one of ${names.map((name) => `"${name}"`).join(', ')}`,
  })
  return addCompletion(schema, (written) =>
    typeof written === 'string' ? (words.get(spellName(written)) ?? written) : written,
  )
}

/** "JetBrains Mono" as "jetbrains-mono". */
export function spellName(written: string): string {
  return written.toLowerCase().replaceAll(' ', '-')
}

/** The source of a pattern for names in any spelling: patterns of the published schema have no flags. */
export function matchNames(names: Iterable<string>): string {
  return [...names].map(matchName).join('|')
}

function matchName(name: string): string {
  return name
    .replaceAll(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll('-', '[ -]')
}
