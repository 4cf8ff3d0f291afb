/** Fields of Folio by the names that other tools and people give them. */
const synonyms: ReadonlyMap<string, readonly string[]> = new Map([
  ['background', ['ground']],
  ['color', ['accent']],
  ['company', ['name']],
  ['end', ['endDate', 'ending']],
  ['endpoint', ['url']],
  ['image', ['images']],
  ['mode', ['scheme']],
  ['picture', ['images']],
  ['primary', ['accent']],
  ['socials', ['socialLinks']],
  ['start', ['startDate']],
  ['tags', ['keywords']],
  ['text', ['lines']],
  ['title', ['position', 'label', 'heading', 'name']],
])

/** Finds the field that a name of another tool means; undefined if `fields` has none. */
export function findSynonym(name: string, fields: Iterable<string>): string | undefined {
  const known = new Set(fields)
  return synonyms.get(name)?.find((field) => known.has(field))
}
