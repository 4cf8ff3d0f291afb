import { readFileSync } from 'node:fs'

import { refusalOf } from './refusal.ts'

/** The text of a file. Throws a Refusal where it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw refusalOf(path, error, 'read')
  }
}
