import { Refusal } from './refusal.ts'

/** Throws a Refusal if Yarn keeps the packages in archives, which the prerendered modules cannot import. */
export function refusePlugAndPlay(
  versions: Readonly<Record<string, string | undefined>> = process.versions,
): void {
  if (versions['pnp'] === undefined) return
  throw new Refusal(
    'No page can be built with the Plug\'n\'Play of Yarn. Write "nodeLinker: node-modules" in .yarnrc.yml, and run "yarn install".',
  )
}
