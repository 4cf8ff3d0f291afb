/** Returns the link to a section: "#" for the first, "#id" for every other (specification, section 2). */
export function linkToSection(id: string, index: number): string {
  return index === 0 ? '#' : `#${id}`
}
