import type { ContactMessage } from '#contract/contact-message.ts'

/**
 * What has become of a message on its way to the owner: `waiting` to be sent, being sent, sent,
 * given up (`dead`), or kept back as likely spam (`held`).
 */
export const deliveryStates = ['waiting', 'sending', 'delivered', 'dead', 'held'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** A message as it is kept, with what has become of it. Times are in milliseconds since 1970. */
export type StoredMessage = ContactMessage & {
  readonly id: string
  readonly receivedAt: number
  readonly state: DeliveryState
  readonly attempts: number
  /** When the next attempt is due, or when one that has begun counts as broken off. */
  readonly dueAt: number
  readonly deliveredAt: number | null
  /** Why the last attempt failed. */
  readonly error: string | null
}

/** What became of an attempt to deliver a message. */
export type Outcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'waiting'; readonly dueAt: number; readonly error: string }
  | { readonly state: 'dead'; readonly error: string }

export type Page = {
  readonly state?: DeliveryState | undefined
  /** The last message of the page before. */
  readonly after?: StoredMessage | undefined
  readonly limit: number
}

export type Stats = {
  readonly counts: Readonly<Record<DeliveryState, number>>
  /** When the first of those that have not reached the owner yet was received. */
  readonly oldestReceivedAt: number | null
  /** When the next attempt to deliver one is due, in the past where it is late. */
  readonly nextDueAt: number | null
  /** Why the last attempt to deliver one that waits or was given up has failed. */
  readonly lastError: string | null
}

/** What was deleted for good, oldest first. */
export type Erased = {
  readonly removed: readonly Pick<StoredMessage, 'id' | 'receivedAt'>[]
  /** Why the text is not overwritten yet, where the database is a file; the same again does it. */
  readonly notOverwritten: string | undefined
}

/** Where messages are kept: one contract, for each kind of database. */
export type MessageStore = {
  /**
   * Resolves once the message is on disk, and in the queue to the owner; rejects where it is not.
   * The id is undefined where the same message was stored within the last ten minutes.
   */
  readonly add: (message: ContactMessage, likelySpam?: boolean) => Promise<string | undefined>
  /** Takes one message that is due, for this process alone until the time given. */
  readonly claim: (until: number) => Promise<StoredMessage | undefined>
  /** Notes what became of a claimed message; false where another process has claimed it since. */
  readonly settle: (claimed: StoredMessage, outcome: Outcome) => Promise<boolean>
  readonly find: (id: string) => Promise<StoredMessage | undefined>
  /** Messages in the order in which they were received. */
  readonly page: (page: Page) => Promise<readonly StoredMessage[]>
  /** Makes a message due at once, whatever became of it; false where it is being sent or missing. */
  readonly retry: (id: string) => Promise<boolean>
  /** Makes all that wait or were given up due at once; how many they are. */
  readonly retryAll: () => Promise<number>
  readonly remove: (id: string) => Promise<boolean>
  /**
   * Deletes what was received before that time, for good. With `keepsWaiting`, what still waits to be
   * sent or is being sent stays: `waiting` is how many those are.
   */
  readonly purge: (
    before: number,
    keepsWaiting: boolean,
  ) => Promise<Erased & { readonly waiting: number }>
  /** Deletes every message from an address in any case, for good. */
  readonly forget: (email: string) => Promise<Erased>
  /** Reads every message as it is at one moment, in pages, while others go on writing. */
  readonly snapshot: (
    onPage: (messages: readonly StoredMessage[]) => void | Promise<void>,
  ) => Promise<void>
  /**
   * Adds messages of a snapshot, except those whose id is there, all in one transaction; one that
   * was being sent waits again. How many it added.
   */
  readonly restore: (messages: readonly StoredMessage[]) => Promise<number>
  readonly stats: () => Promise<Stats>
  /** When the next attempt is due, in the past where it is late; null where nothing waits. */
  readonly nextDueAt: () => Promise<number | null>
  /**
   * Resolves if a message could be stored now; rejects with the reason if not. After a write has
   * failed, and before the first one, it writes as much as a large message to find out.
   */
  readonly check: () => Promise<void>
  /** Writes what is waiting to be written and closes the database, where that has not been done. */
  readonly close: () => Promise<void>
}

/** For how long the same message counts as one that was sent twice by mistake. */
export const repeatWindow = 10 * 60_000

/** No attempt is put off for longer than this, in milliseconds. */
export const longestDelay = 4 * 60 * 60_000
