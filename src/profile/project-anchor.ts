/** Returns the id of a project's card on the page, which its own page leads back to. */
export function writeProjectAnchor(id: string): string {
  return `project-${id}`
}

/** The path of the page of a project, after the base path of the site. */
export function writeProjectPath(id: string): string {
  return `projects/${id}/`
}
