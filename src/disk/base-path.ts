import { decodeLetters } from '#content/site-path.ts'
import { makePrintable } from '#json/make-printable.ts'

import { Refusal } from './refusal.ts'

const isOnDrive = /^[a-z]:\//iu

/**
 * Returns the path of the site that BASE_PATH says, with a slash at both ends, which may be left out
 * there; undefined if it is not set. Throws a Refusal if it is no path.
 */
export function readBasePath(
  value: string | undefined = process.env['BASE_PATH'],
): string | undefined {
  const path = value?.trim()
  if (!path) return undefined
  const folders = path.split('/').filter(Boolean)
  // Without a slash before it, a name with a dot or a colon is a host or a drive.
  const isElsewhere = !path.startsWith('/') && /[.:]/u.test(folders[0] ?? '')
  if (isElsewhere || /[\s?#\\"<>]/u.test(path) || folders.some((name) => /^\.\.?$/u.test(name))) {
    const help = isOnDrive.test(path)
      ? ' Git Bash on Windows puts its own folder before it: leave out the first slash, as in folio/, or write it in .env.'
      : ''
    throw new Refusal(
      `BASE_PATH is "${makePrintable(path)}": write a path such as / or /folio/.${help}`,
    )
  }
  return decodeLetters(['', ...folders, ''].join('/'))
}
