import { WrongArguments } from '#terminal/read-arguments.ts'

import { deliveryStates } from '#server/storage/message-store.ts'

/** The ways to print messages. */
export const formats = ['table', 'json', 'csv'] as const

/** Creates the option for the way to print. */
export function formatOption(usual: (typeof formats)[number]) {
  return {
    type: 'string',
    value: 'FORMAT',
    choices: formats,
    help: `how to print, ${usual} by default`,
  } as const
}

/** The option for messages in one state. */
export const stateOption = {
  type: 'string',
  value: 'STATE',
  choices: deliveryStates,
  help: 'only messages in this state',
} as const

/** Finds the state that was chosen, if one was. */
export function readState(value: string | undefined) {
  return deliveryStates.find((state) => state === value)
}

/** The option for messages from one person. */
export const fromOption = {
  type: 'string',
  value: 'EMAIL',
  help: 'only messages from this email address',
} as const

/** Throws `WrongArguments` unless the text is an email address. */
export function checkEmail(email: string): void {
  if (/^[^\s@]+@[^\s@]+$/u.test(email)) return
  throw new WrongArguments(`"${email}" is not an email address: write one such as ada@example.org.`)
}
