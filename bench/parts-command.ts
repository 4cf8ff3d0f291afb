import { createCommand, type Command } from '#terminal/command.ts'
import { suggest, WrongArguments } from '#terminal/read-arguments.ts'

/** Creates a benchmark of several parts. Its arguments name some; `--small` runs each in brief. */
export function createPartsCommand(
  name: string,
  summary: string,
  parts: Readonly<Record<string, (isSmall: boolean) => Promise<void>>>,
): Command {
  const known = Object.keys(parts)
  return createCommand({
    command: `npm run bench -- ${name}`,
    summary,
    operands: ['[PART...]'],
    options: { small: { type: 'boolean', help: 'a short look' } },
    notes: `The parts are ${known.join(', ')}. All of them run if none is named.`,
    async run({ values, positionals }) {
      const unknown = positionals.find((part) => !known.includes(part))
      if (unknown !== undefined) {
        throw new WrongArguments(
          `There is no part "${unknown}".${suggest(unknown, known)} The parts are ${known.join(', ')}.`,
        )
      }
      for (const [part, run] of Object.entries(parts)) {
        if (positionals.length > 0 && !positionals.includes(part)) continue
        await run(values.small ?? false)
        console.log()
      }
      return 0
    },
  })
}
