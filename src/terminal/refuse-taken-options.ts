import { quoteArgument } from './quote-argument.ts'
import { WrongArguments, type Options } from './read-arguments.ts'

/** Options of npm, too: they may be in .npmrc, and say nothing about this command. */
const npmOptions = new Set(['yes'])

/**
 * Throws `WrongArguments` if npm took options of a command for itself, because no "--" was before them: npm
 * leaves them in its environment. `command` is how it is started: "npm run graph --". `operands` are the names
 * of what it takes beside options.
 */
export function refuseTakenOptions(
  command: string,
  args: readonly string[],
  options: Options,
  operands: readonly string[] = [],
  platform: string = process.platform,
): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const taken = Object.entries(options).flatMap(([name, option]) => {
    const value = process.env[`npm_config_${name.replaceAll('-', '_').toLowerCase()}`]
    // Many owners have their "email" in .npmrc. npm gives most of these options no value.
    const isNpmrc = npmOptions.has(name) || (name === 'email' && value !== 'true')
    // A script that names it after "--" was right, and "--no-strict" leaves an empty value.
    const isGiven = args.some((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`))
    if (!value || isNpmrc || isGiven) return []
    if (option.type === 'boolean') return [{ name, written: `--${name}`, isWhole: true }]
    const isWhole = value !== 'true'
    return [
      { name, written: `--${name} ${isWhole ? quoteArgument(value) : option.value}`, isWhole },
    ]
  })
  if (taken.length === 0) return
  // The values that npm did not take are among the operands.
  const isWhole = taken.every((one) => one.isWhole)
  const kept = isWhole ? args : args.filter((arg) => /[\\/]|\.json$/u.test(arg))
  const needed = operands.filter((operand) => !operand.startsWith('['))
  const others = kept.length > 0 ? kept.map(quoteArgument) : needed
  const names = taken.map(({ name }) => `--${name}`).join(', ')
  const parts = [...others, ...taken.map(({ written }) => written)].join(' ')
  const quoted = command.replace(/ --$/u, ' "--"')
  // There, npm before 10.9.3 does not get a "--" without quotes (npm/cli#3136).
  const inPowerShell = platform === 'win32' ? ` In PowerShell: ${quoted} ${parts}.` : ''
  throw new WrongArguments(
    `npm took ${names} for itself, because there is no "--" before it. Write: ${command} ${parts}.${inPowerShell}`,
  )
}
