import { z } from 'zod'

/** One of a few names. What each of them does is shown beside it in an editor. */
export function choice<const Names extends readonly string[]>(
  names: Names,
  meanings: Readonly<Record<Names[number], string>>,
) {
  return z
    .enum(names)
    .meta({ enumDescriptions: names.map((name: Names[number]) => meanings[name]) })
}
