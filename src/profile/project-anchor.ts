/** Returns the id of a project's card on the page, which its own page leads back to. */
export function projectAnchor(id: string): string {
  return `project-${id}`
}
