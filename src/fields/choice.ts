import { z } from 'zod'

/** One of several names, each given with its meaning, which an editor shows. */
export function choice<Name extends string>(meanings: Readonly<Record<Name, string>>) {
  const names = Object.keys(meanings).filter((name): name is Name => name in meanings)
  return z.enum(names).meta({ enumDescriptions: names.map((name) => meanings[name]) })
}
