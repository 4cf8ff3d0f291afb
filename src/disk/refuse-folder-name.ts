import { sep } from 'node:path'

import { Refusal } from './refusal.ts'

/** Signs in the path of a folder that Vite or the bundler takes for something else. */
const unusable = ['#', '?', '"', '\\'].filter((sign) => sign !== sep)

/** Throws a Refusal if no page can be built in a folder, because of a sign in its path. */
export function refuseFolderName(folder: string): void {
  const sign = unusable.find((each) => folder.includes(each))
  if (sign !== undefined) throw createFolderRefusal(folder, sign)
}

/**
 * Throws a Refusal if the development server would not find the packages in a folder: it decodes their
 * addresses, which have the path as it is. "100%" cannot be decoded, and "my%20site" is then another folder.
 */
export function refuseUndecodable(folder: string): void {
  if (decode(folder) !== folder) throw createFolderRefusal(folder, '%')
}

function decode(path: string): string | undefined {
  try {
    return decodeURI(path)
  } catch {
    return undefined
  }
}

function createFolderRefusal(folder: string, sign: string): Refusal {
  return new Refusal(
    `No page can be built in ${folder}, because its path has a ${sign} in it. Rename that folder, and run the command again.`,
  )
}
