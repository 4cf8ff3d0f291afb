import { z } from 'zod'

import { addCompletion } from './completion.ts'
import { matchNames, spellName } from './match-names.ts'

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
