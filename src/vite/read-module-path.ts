/** Returns the path of a module without its query: in development Vite adds a version to modules of packages. */
export function readModulePath(id: string): string {
  const [path = ''] = id.split('?')
  return path
}
