import type { Io } from '#terminal/command.ts'

import type { MessageStore } from '#server/storage/message-store.ts'

/** What the commands of the inbox work with. */
export type Inbox = Io & {
  /** Whether a terminal shows what is printed: it obeys control characters. */
  readonly isTerminal: boolean
  /** Whether the settings say how messages are sent to the owner. */
  readonly delivers: boolean
  /** Opens the store for as long as `work` runs. */
  readonly workOnStore: <Result>(work: (store: MessageStore) => Promise<Result>) => Promise<Result>
}

/** Says why messages wait, if nothing sends them. */
export function explainWaiting(isWaiting: boolean, { delivers, error }: Inbox): void {
  if (isWaiting && !delivers) {
    error('No mail is sent, because SMTP_URL is not set here: messages that wait are kept.')
  }
}
