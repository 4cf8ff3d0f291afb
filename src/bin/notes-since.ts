/** Whether a version such as "1.10.0" is newer than another. "1.0.0-rc.1" comes before "1.0.0". */
export function isNewer(version: string, other: string): boolean {
  const [mine = '', mySuffix] = version.split('-', 2)
  const [theirs = '', theirSuffix] = other.split('-', 2)
  const order = compare(mine, theirs)
  if (order !== 0) return order > 0
  if (mySuffix === undefined) return theirSuffix !== undefined
  return theirSuffix !== undefined && compare(mySuffix, theirSuffix) > 0
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true })
}

/** Returns the parts of a changelog about the versions after `version`, newest first, or no text. */
export function readNotesSince(changelog: string, version: string): string {
  const parts = changelog.split(/^(?=## )/mu)
  return parts
    .filter((part) => {
      const name = /^## (\d\S*)/u.exec(part)?.[1]
      return name !== undefined && isNewer(name, version)
    })
    .map((part) => part.trim())
    .join('\n\n')
}
