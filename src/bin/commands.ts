import type { PlayIo } from '#cli/commands/play.ts'
import type { Command } from '#terminal/command.ts'

import { commandNames } from './command-names.ts'

type Load = () => Promise<Command<PlayIo>>

/** Each command is imported when it runs: none waits for what another needs. */
const loads: Readonly<Record<(typeof commandNames)[number], Load>> = {
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  start: async () => (await import('./start.ts')).start,
  validate: async () => (await import('#cli/commands/validate.ts')).validate,
  check: async () => (await import('./check.ts')).check,
  explain: async () => (await import('#cli/commands/explain.ts')).explain,
  graph: async () => (await import('#cli/commands/graph.ts')).graph,
  play: async () => (await import('#cli/commands/play.ts')).play,
  migrate: async () => (await import('#cli/commands/migrate.ts')).migrate,
  upgrade: async () => (await import('./upgrade.ts')).upgrade,
  inbox: async () => (await import('./inbox.ts')).inbox,
  schema: async () => (await import('#cli/commands/schema.ts')).schema,
  new: async () => (await import('./new/new.ts')).newSite,
}

/** All commands by name. */
export const commands: ReadonlyMap<string, Load> = new Map(
  commandNames.map((name) => [name, loads[name]]),
)
