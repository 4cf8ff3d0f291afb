import { Failure, nodePackage } from './run.mjs'

/** Throws a sentence if npm, on a Node of this version, leaves out packages that the build needs. */
export function refuseOldNode(version) {
  const [major, minor] = version.replace(/^v/u, '').split('.').map(Number)
  const isEnough = nodePackage
    ? (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
    : major >= 24
  if (isEnough) return
  const needed = nodePackage ? '20.19, or 22.12 or newer' : '24 or newer'
  throw new Failure(
    `Folio needs Node ${needed} on this machine, and this is ${version}. Install one from nodejs.org, and then run "npm ci".`,
  )
}
