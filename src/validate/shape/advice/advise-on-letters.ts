import { namesFile, namesSwitch } from '#fields/preloader.ts'
import type { Path } from '#json/path.ts'

/** Says what to write in place of letters that are a file, or a switch; undefined for other values. */
export function adviseOnLetters([parent, ...rest]: Path, found: unknown): string | undefined {
  const [field] = rest
  if (parent !== 'preloader' || rest.length > 1) return undefined
  if (typeof found === 'string' && namesFile(found)) {
    const value = field === undefined ? 'true' : '"preloader": true'
    return `The preloader draws letters, not a file: write ${value} for those of your name, or your letters, such as "ADA".`
  }
  if (field === 'duration' && (found === 0 || found === null)) {
    return 'For no preloader, write "preloader": false.'
  }
  if (field !== 'letters') return undefined
  return typeof found === 'boolean' || (typeof found === 'string' && namesSwitch(found))
    ? 'For no preloader, write "preloader": false. For the letters of your name, delete "letters".'
    : undefined
}
