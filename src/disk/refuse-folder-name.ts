import { sep } from 'node:path'

import { Refusal } from './refusal.ts'

/** Signs in the path of a folder that Vite or the bundler takes for something else. */
const unusable = ['#', '?', '"', '\\'].filter((sign) => sign !== sep)

/** Throws a Refusal if no page can be built in a folder, because of a sign in its path. */
export function refuseFolderName(folder: string): void {
  const sign = unusable.find((each) => folder.includes(each))
  if (sign === undefined) return
  throw new Refusal(
    `No page can be built in ${folder}, because its path has a ${sign} in it. Rename that folder, and run the command again.`,
  )
}
