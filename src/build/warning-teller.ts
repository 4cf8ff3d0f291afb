import type { Problem } from '#content/check-portfolio.ts'
import { problemLine } from '#content/problem-words.ts'

/** Tells of each warning that was not there before: content is checked again with every edit. */
export function warningTeller(file: string, write: (line: string) => void) {
  let standing: ReadonlySet<string> = new Set()
  return (warnings: readonly Problem[]): void => {
    const before = standing
    standing = new Set(warnings.map(keyOf))
    const fresh = warnings.filter((warning) => !before.has(keyOf(warning)))
    if (fresh.length > 0) write(fresh.map((warning) => problemLine(file, warning)).join('\n'))
  }
}

/** What a warning is, wherever edits move its line and however much of a sample they replace. */
function keyOf({ code, pointer, message }: Problem): string {
  return code.startsWith('sample/') ? code : [code, pointer, message].join(' ')
}
