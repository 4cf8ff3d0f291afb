import { readProperty } from '#json/untyped-value.ts'

/** Whether an error of the system has one of these codes, such as "ENOENT". */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return codes.some((code) => code === readProperty(error, 'code'))
}
