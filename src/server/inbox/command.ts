import type { DeliveryState, MessageStore } from '../storage/message-store.ts'
import type { Format } from './formats.ts'

/** Where a command prints, one line at a time. */
export type Io = {
  readonly out: (line: string) => void
  readonly error: (line: string) => void
  /** Whether a terminal shows what is printed, which obeys the control characters in it. */
  readonly isTerminal: boolean
}

export type Options = {
  readonly format: Format | undefined
  readonly state: DeliveryState | undefined
  readonly limit: number
  readonly all: boolean
  /** How many days old messages are that are deleted; 0 if that is not the command. */
  readonly days: number
}

export type Inbox = Io & {
  readonly store: MessageStore
  /** Whether the settings say how messages are sent to the owner. */
  readonly delivers: boolean
  readonly options: Options
}

/** Runs with what was named after the command, which may be nothing; returns the exit code. */
export type Command = (inbox: Inbox, named: string) => Promise<number>
