/** Fields of Folio by the names that other tools and people give them. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map([
  ['action', ['to']],
  ['background', ['ground']],
  ['bio', ['summary']],
  ['body', ['text']],
  ['bullets', ['highlights']],
  ['code', ['mono']],
  ['color', ['accent']],
  ['company', ['name']],
  ['date', ['releaseDate', 'startDate']],
  ['degree', ['studyType']],
  ['employer', ['entity', 'name', 'organization']],
  ['end', ['endDate', 'ending']],
  ['endpoint', ['url']],
  ['field', ['area']],
  ['from', ['startDate']],
  ['gpa', ['score']],
  ['heading', ['display', 'title']],
  ['headings', ['display']],
  ['href', ['url']],
  ['image', ['images', 'picture']],
  ['jobTitle', ['label', 'position']],
  ['label', ['network']],
  ['link', ['url', 'href']],
  ['mode', ['scheme']],
  ['name', ['network', 'tag', 'label']],
  ['nav', ['navLabel']],
  ['photo', ['picture', 'images', 'image']],
  ['picture', ['images']],
  ['platform', ['network']],
  ['primary', ['accent']],
  ['role', ['position', 'roles']],
  ['school', ['institution']],
  ['socials', ['socialLinks']],
  ['stack', ['keywords']],
  ['start', ['startDate']],
  ['summary', ['description']],
  ['tags', ['keywords']],
  ['tech', ['keywords']],
  ['technologies', ['keywords']],
  ['text', ['lines', 'ink', 'summary', 'label', 'description']],
  ['title', ['position', 'label', 'heading', 'name', 'display', 'tag', 'network']],
  ['to', ['endDate']],
  ['university', ['institution']],
  ['url', ['href']],
  ['website', ['url']],
  ['year', ['releaseDate', 'date', 'startDate']],
])

/** Finds the field that a name of another tool means; undefined if `fields` has none. */
export function findSynonym(
  name: string,
  fields: Iterable<string>,
  value: unknown,
): string | undefined {
  // A list of links is misspelt "links".
  if (name === 'link' && typeof value !== 'string') return undefined
  const known = new Set(fields)
  return synonyms.get(name)?.find((field) => known.has(field))
}
