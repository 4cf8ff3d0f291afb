import { Refusal } from '#disk/refusal.ts'

import { readArguments, suggest, WrongArguments, type Options } from './read-arguments.ts'
import { refuseTakenOptions } from './refuse-taken-options.ts'

/** Where a command prints, one line at a time. Tests pass their own. */
export type Io = {
  readonly out: (line: string) => void
  readonly error: (line: string) => void
}

/** The terminal of this process. */
export const terminal: Io = {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
}

/** A command as a value: arguments and effects come in, the exit code comes out. */
export type Command<Context extends Io = Io> = {
  /** What it does, for the list of commands. */
  readonly summary: string
  /** Exit code: 0 success, 1 there are problems, 2 the command could not do its work. */
  readonly run: (args: readonly string[], context: Context) => Promise<number>
}

type Usage<Known extends Options = Options> = {
  /** How it is started: "npm run graph --". Read when it is shown. */
  readonly command: string
  readonly summary: string
  /** See `readArguments`. */
  readonly operands?: readonly string[]
  readonly options: Known
  /** The end of the help: more about operands, settings and exit codes. */
  readonly notes?: string
}

type Definition<Known extends Options, Context extends Io> = Usage<Known> & {
  /** Throws `WrongArguments` before the arguments are read. */
  readonly checkRaw?: (args: readonly string[]) => void
  readonly run: (
    given: ReturnType<typeof readArguments<Known>>,
    context: Context,
  ) => number | Promise<number>
}

/**
 * Creates a command that reads its own arguments and has `--help`. `run` may throw `WrongArguments`
 * for values that do not fit, or a `Refusal`: both end with exit code 2.
 */
export function createCommand<const Known extends Options, Context extends Io = Io>(
  definition: Definition<Known, Context>,
): Command<Context> {
  const { summary, operands, options, run, checkRaw } = definition
  return {
    summary,
    async run(args, context) {
      if (args.includes('--help')) {
        context.out(formatHelp(definition))
        return 0
      }
      try {
        refuseTakenOptions(definition.command, args, options, operands)
        checkRaw?.(args)
        return await run(readArguments(args, options, operands), context)
      } catch (error) {
        if (error instanceof Refusal) context.error(error.message)
        else if (error instanceof WrongArguments) {
          context.error(`${error.message} See "${definition.command} --help".`)
        } else throw error
        return 2
      }
    },
  }
}

/**
 * Runs the command that the first argument names, or lists all of them. `usage` says how a command
 * is started: "npm run inbox -- COMMAND". Returns the exit code.
 */
export async function runCommand<Context extends Io>(
  usage: string,
  commands: ReadonlyMap<string, () => Promise<Command<Context>>>,
  [name = '', ...args]: readonly string[],
  context: Context,
): Promise<number> {
  const load = commands.get(name)
  if (load) return (await load()).run(args, context)
  const isAsked = name === '--help'
  const print = isAsked ? context.out : context.error
  const known = [...commands.keys()]
  if (name !== '' && !isAsked) print(`There is no command "${name}".${suggest(name, known)}`)
  print(`Write "${usage}" with one of these commands:`)
  const width = Math.max(...known.map((each) => each.length))
  for (const [each, loadEach] of commands) {
    print(`  ${each.padEnd(width)}  ${(await loadEach()).summary}`)
  }
  return isAsked ? 0 : 2
}

function formatHelp({ command, summary, operands = [], options, notes }: Usage): string {
  const rows = Object.entries(options).map(([name, option]) => {
    const choices =
      option.type === 'string' && option.choices ? `: ${option.choices.join(', ')}` : ''
    const value = option.type === 'string' ? ` ${option.value}` : ''
    const short =
      option.type === 'boolean' && option.short !== undefined ? `, -${option.short}` : ''
    return [`--${name}${short}${value}`, `${option.help}${choices}`] as const
  })
  rows.push(['--help', 'show this text'])
  const width = Math.max(...rows.map(([option]) => option.length))
  return [
    `${[command, '[OPTION...]', ...operands].join(' ')}\n`,
    `${summary}\n`,
    ...rows.map(([option, help]) => `  ${option.padEnd(width)}  ${help}`),
    ...(notes === undefined ? [] : [`\n${notes}`]),
  ].join('\n')
}
