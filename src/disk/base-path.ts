import { Refusal } from './refusal.ts'

/**
 * Returns the path of the site that BASE_PATH says, with a slash at both ends; undefined if it is not
 * set. Throws a Refusal if it is no path.
 */
export function givenBasePath(
  value: string | undefined = process.env['BASE_PATH'],
): string | undefined {
  const path = value?.trim()
  if (!path) return undefined
  if (!/^\/[^\s?#]*$/u.test(path)) {
    throw new Refusal(`BASE_PATH is "${path}": write a path such as / or /folio/.`)
  }
  return path.endsWith('/') ? path : `${path}/`
}
