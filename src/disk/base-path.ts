/** Returns the path of the site from BASE_PATH, with a slash at both ends. Throws if it is no path. */
export function basePath(value: string | undefined = process.env['BASE_PATH']): string {
  const path = value?.trim() || '/'
  if (!/^\/[^\s?#]*$/u.test(path)) {
    throw new Error(`BASE_PATH is "${path}": write a path such as / or /folio/.`)
  }
  return path.endsWith('/') ? path : `${path}/`
}
