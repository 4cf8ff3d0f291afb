import { relative, resolve, sep } from 'node:path'

/** How a file is called where problems are told: its path from here, with forward slashes. */
export function shownPath(path: string): string {
  return relative(process.cwd(), resolve(path)).split(sep).join('/') || path
}
