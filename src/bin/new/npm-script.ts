import { packageName } from '#disk/package-name.ts'
import { WrongArguments } from '#terminal/read-arguments.ts'

import { quotePath } from './choose-installation.ts'

/** The beginning of this command, as it was started: "npm run new" in a clone. */
export function findCommand(): string {
  return process.env['npm_lifecycle_event'] === 'new' ? 'npm run new --' : `npx ${packageName} new`
}

/** Options that npm has no use for: they are in its environment only if "--" was forgotten. */
const valueNames = {
  starter: 'STARTER',
  name: 'NAME',
  'job-title': 'TITLE',
  email: 'ADDRESS',
  accent: '#RRGGBB',
  language: 'TAG',
  host: 'HOST',
  from: 'PATH',
} as const

/** Throws `WrongArguments` if there are none, or if npm took options because no "--" was before them. */
export function checkStart(args: readonly string[]): void {
  refuseTakenOptions(args)
  if (args.length > 0) return
  throw new WrongArguments(`Write where the new site belongs: "${findCommand()} DIR".`)
}

function refuseTakenOptions(args: readonly string[]): void {
  if (process.env['npm_lifecycle_event'] !== 'new') return
  const taken = Object.entries(valueNames).flatMap(([name, valueName]) => {
    const value = process.env[`npm_config_${name.replace('-', '_')}`]
    // Many owners have their "email" in .npmrc. npm gives most of these options no value.
    if (value === undefined || (name === 'email' && value !== 'true')) return []
    return [{ name, value: value === 'true' ? undefined : value, valueName }]
  })
  if (taken.length === 0) return
  // The values that npm did not take are among the operands.
  const isWhole = taken.every(({ value }) => value !== undefined)
  const folder = quotePath((isWhole ? args[0] : undefined) ?? 'DIR')
  const options = taken.map(
    ({ name, value, valueName }) =>
      `--${name} ${value === undefined ? valueName : quotePath(value)}`,
  )
  const names = taken.map(({ name }) => `--${name}`).join(', ')
  throw new WrongArguments(
    `npm took ${names} for itself, because there is no "--" before it. Write: npm run new -- ${[folder, ...options].join(' ')}.`,
  )
}
