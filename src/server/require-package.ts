/**
 * Rejects with a sentence for the owner if a package is missing that only some sites need. `setting`
 * is what needs it.
 */
export async function requirePackage(name: string, setting: string): Promise<void> {
  try {
    await import(name)
  } catch {
    throw new Error(`${setting} needs the package "${name}": run "npm install ${name}"`)
  }
}
