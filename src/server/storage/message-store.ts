import type { ContactMessage } from '#contract/contact-message.ts'

/** The delivery of a message: `dead` was given up, `held` may be spam and is not sent. */
export const deliveryStates = ['waiting', 'sending', 'delivered', 'dead', 'held'] as const

export type DeliveryState = (typeof deliveryStates)[number]

/** A message and its delivery. Times are in ms since 1970. */
export type StoredMessage = ContactMessage & {
  readonly id: string
  readonly receivedAt: number
  readonly state: DeliveryState
  readonly attempts: number
  /** When the next attempt is due, or when a running attempt counts as failed. */
  readonly dueAt: number
  readonly deliveredAt: number | null
  /** Why the last attempt failed. */
  readonly error: string | null
}

/** The result of an attempt to deliver a message. */
export type Outcome =
  | { readonly state: 'delivered' }
  | { readonly state: 'waiting'; readonly dueAt: number; readonly error: string }
  | { readonly state: 'dead'; readonly error: string }

type Page = {
  readonly state?: DeliveryState | undefined
  /** The last message of the page before. */
  readonly after?: StoredMessage | undefined
  readonly limit: number
}

export type Stats = {
  readonly counts: Readonly<Record<DeliveryState, number>>
  /** When the oldest undelivered message was received. */
  readonly oldestReceivedAt: number | null
  /** When the next attempt is due. It is in the past if delivery is late. */
  readonly nextDueAt: number | null
  /** Why the last attempt failed, of messages that wait or were given up. */
  readonly lastError: string | null
}

/** Messages that were deleted for good, the oldest first. */
export type Erased = {
  readonly removed: readonly Pick<StoredMessage, 'id' | 'receivedAt'>[]
  /** Why the text is still in the database file. Another deletion tries again. */
  readonly notOverwritten: string | undefined
}

/** Where messages are stored: the same interface for each kind of database. */
export type MessageStore = {
  /**
   * Stores a message and puts it into the queue. Resolves once it is on disk. The id is undefined if
   * the same message was stored within the last ten minutes.
   */
  readonly add: (message: ContactMessage, isHeld?: boolean) => Promise<string | undefined>
  /** Claims one message that is due, for this process only until the given time. */
  readonly claim: (until: number) => Promise<StoredMessage | undefined>
  /** Stores the outcome of a claimed message. Returns false if another process has claimed it. */
  readonly settle: (claimed: StoredMessage, outcome: Outcome) => Promise<boolean>
  /** Finds messages whose id begins with a text, the first by id. */
  readonly findByStart: (start: string, limit: number) => Promise<readonly StoredMessage[]>
  /** Reads messages in the order in which they were received. */
  readonly readPage: (page: Page) => Promise<readonly StoredMessage[]>
  /** Makes a message due now. Returns false if it is being sent or does not exist. */
  readonly retry: (id: string) => Promise<boolean>
  /** Makes all messages due now that wait or were given up. Returns how many. */
  readonly retryAll: () => Promise<number>
  /** Deletes a message for good. */
  readonly remove: (id: string) => Promise<Erased>
  /**
   * Deletes messages for good that were received before a time. With `keepsWaiting` it keeps those
   * that wait or are being sent, and counts them in `waiting`.
   */
  readonly purge: (
    before: number,
    keepsWaiting: boolean,
  ) => Promise<Erased & { readonly waiting: number }>
  /** Deletes every message from an address for good, in upper or lower case. */
  readonly forget: (email: string) => Promise<Erased>
  /** Reads all messages of one moment in pages. Others may write meanwhile. */
  readonly readSnapshot: (
    onPage: (messages: readonly StoredMessage[]) => void | Promise<void>,
  ) => Promise<void>
  /**
   * Adds messages of a snapshot in one transaction, except those whose id exists. A message that was
   * being sent waits again. Returns how many it added.
   */
  readonly restore: (messages: readonly StoredMessage[]) => Promise<number>
  readonly readStats: () => Promise<Stats>
  /** When the next attempt is due, perhaps in the past. Null if nothing waits. */
  readonly findNextDue: () => Promise<number | null>
  /**
   * Resolves if a message can be stored now, and rejects with the reason if not. Before the first
   * write, and after a failed one, it writes as much as a large message.
   */
  readonly check: () => Promise<void>
  /** Writes what waits and closes the database. May be called again. */
  readonly close: () => Promise<void>
}

/** How long the same message counts as a repeat, in ms. */
export const repeatWindow = 10 * 60_000

/** The longest delay of an attempt, in ms. */
export const maxDelay = 4 * 60 * 60_000
