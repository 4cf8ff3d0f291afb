import { parseArgs } from 'node:util'

import { findClosest } from '#problems/find-closest.ts'

import { findChoice } from './find-choice.ts'

/** One option of a command, as `parseArgs` of Node takes it. */
type Option =
  | {
      readonly type: 'boolean'
      /** One letter: "y" for "-y". */
      readonly short?: string
      readonly help: string
    }
  | {
      readonly type: 'string'
      /** The name of its value in the help: "FILE". */
      readonly value: string
      /** The values that it takes, if not any text. */
      readonly choices?: readonly string[]
      readonly help: string
    }

export type Options = Readonly<Record<string, Option>>

/** Arguments that a command does not understand. The message is for the person who wrote them. */
export class WrongArguments extends Error {}

/**
 * Reads the arguments of a command. `operands` are the names of what it takes beside options, in
 * order: "ID" is required, "[FILE]" is optional, "[FILE...]" may be repeated. Throws
 * `WrongArguments`.
 */
export function readArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  operands: readonly string[] = [],
) {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const given = tokens.flatMap((token) => (token.kind === 'option' ? token : []))
  const values = given.map(({ name, rawName, value, inlineValue }) => {
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option) throw new WrongArguments(describeUnknown(rawName, Object.keys(options)))
    const chosen = checkOption(option, rawName, value, inlineValue === true)
    return chosen === undefined ? `--${name}` : `--${name}=${chosen}`
  })
  const named = tokens.flatMap((token) => (token.kind === 'positional' ? token.value : []))
  checkOperands(named, operands)
  // Values are inline here, so that one may begin with a dash.
  return parseArgs({ args: [...values, '--', ...named], options, allowPositionals: true })
}

/** Returns ' Did you mean "WORD"?' for the nearest known word, or no text if none is near. */
export function suggest(word: string, known: Iterable<string>): string {
  const near = findClosest(word, known)
  return near === undefined ? '' : ` Did you mean "${near}"?`
}

function describeUnknown(written: string, names: readonly string[]): string {
  const known = [...names, 'help'].map((name) => `--${name}`)
  return `There is no option "${written}".${suggest(written, known)} The options are ${known.join(', ')}.`
}

/** Returns the value, or the choice that it names. */
function checkOption(
  option: Option,
  written: string,
  value: string | undefined,
  isInline: boolean,
): string | undefined {
  if (option.type === 'boolean') {
    if (isInline) throw new WrongArguments(`${written} takes no value: leave out "=${value}".`)
    return undefined
  }
  const { choices } = option
  if (value === undefined || (!isInline && value.startsWith('--'))) {
    const needed = choices ? `one of ${choices.join(', ')}` : option.value
    // A shell takes what is after a bare "#" for a comment.
    const quotes = needed.startsWith('"') ? ', with the quotes' : ''
    throw new WrongArguments(`${written} needs a value: write ${needed} after it${quotes}.`)
  }
  if (!choices) return value
  const choice = findChoice(value, choices)
  if (choice !== undefined) return choice
  throw new WrongArguments(
    `"${value}" is not a value of ${written}.${suggest(value, choices)} The values are ${choices.join(', ')}.`,
  )
}

function checkOperands(named: readonly string[], operands: readonly string[]) {
  const missing = operands.slice(named.length).find((operand) => !operand.startsWith('['))
  if (missing !== undefined) throw new WrongArguments(`Write ${missing} as well.`)
  const extra = named[operands.length]
  if (extra === undefined || operands.at(-1)?.endsWith('...]')) return
  const isPath = /[\\/]|\.json$/u.test(extra)
  throw new WrongArguments(
    operands.length === 0
      ? `"${extra}" cannot be used here: there are only options.${isPath ? ` For another content, write CONTENT_FILE=${extra} before the command, or in .env.` : ''}`
      : `"${extra}" is one too many: write at most ${operands.join(' ')}.`,
  )
}
