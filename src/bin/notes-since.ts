/** Whether a version such as "1.10.0" is newer than another. */
export function isNewer(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) > 0
}

/** Returns the parts of a changelog about the versions after `version`, newest first, or no text. */
export function notesSince(changelog: string, version: string): string {
  const parts = changelog.split(/^(?=## )/mu)
  return parts
    .filter((part) => {
      const name = /^## (\d\S*)/u.exec(part)?.[1]
      return name !== undefined && isNewer(name, version)
    })
    .map((part) => part.trim())
    .join('\n\n')
}
