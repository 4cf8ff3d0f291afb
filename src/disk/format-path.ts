import { relative, resolve, sep } from 'node:path'

/** Formats a path for messages: relative to the current folder, with forward slashes. */
export function formatPath(path: string): string {
  return relative(process.cwd(), resolve(path)).split(sep).join('/') || path
}
