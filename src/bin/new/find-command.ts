import { packageName } from '#disk/package-name.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'

/** The beginning of this command, as it was started: "npm run new" in a clone. */
export function findCommand(): string {
  return process.env['npm_lifecycle_event'] === 'new' ? 'npm run new --' : `npx ${packageName} new`
}

/** Throws `WrongArguments` without arguments: the folder of the new site has no default. */
export function requireFolder(args: readonly string[]): void {
  if (args.length > 0) return
  throw new WrongArguments(`Write where the new site belongs: "${findCommand()} DIR".`)
}
