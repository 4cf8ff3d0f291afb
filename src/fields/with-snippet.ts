/**
 * Describes an object, with a small whole one that an editor inserts. Tab stops are "${1:text}". After a
 * colon, a description says how else the object may be written.
 */
export function withSnippet(id: string, title: string, description: string, body: object) {
  const ofSnippet = description.replace(/:.*$/u, '.')
  return {
    id,
    title,
    description,
    defaultSnippets: [{ label: title, description: ofSnippet, body }],
  }
}
