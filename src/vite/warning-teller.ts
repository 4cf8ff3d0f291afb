import type { Problem } from '#problems/problem.ts'
import { formatProblemLine } from '#problems/format-problem.ts'

/** Reports each new warning: content is validated again after every edit. */
export function warningTeller(file: string, write: (line: string) => void) {
  let standing: ReadonlySet<string> = new Set()
  return (warnings: readonly Problem[]): void => {
    const before = standing
    standing = new Set(warnings.map(keyOf))
    const fresh = warnings.filter((warning) => !before.has(keyOf(warning)))
    if (fresh.length > 0) write(fresh.map((warning) => formatProblemLine(file, warning)).join('\n'))
  }
}

/** Identifies a warning, even if edits move its line or replace a part of the sample. */
function keyOf({ code, pointer, message }: Problem): string {
  return code.startsWith('sample/') ? code : [code, pointer, message].join(' ')
}
