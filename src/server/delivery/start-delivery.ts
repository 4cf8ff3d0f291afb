import { reason, type Log } from '../log.ts'
import type { DeliverySettings } from '../settings.ts'
import type { MessageStore } from '../storage/message-store.ts'
import { claimMessage, deliverMessage } from './deliver-message.ts'
import { webhookSender } from './post-webhook.ts'
import { pauseAfter } from './retry-delay.ts'
import { runDelivery, type RunOptions, type Running } from './run-delivery.ts'
import { mailSender } from './send-mail.ts'

/** How many messages are sent at the same time: few enough for the mail server of one person. */
const atOnce = 4

type Timing = Pick<RunOptions<unknown>, 'interval' | 'pauseAfter'> & {
  readonly now: () => number
  /** How many milliseconds a mail server has for each step of the connection. */
  readonly patience: number
}

const usualTiming: Timing = { interval: 5000, pauseAfter, now: Date.now, patience: 10_000 }

/** Sends messages for as long as the service runs; undefined, and a warning, where none are sent. */
export function startDelivery(
  settings: DeliverySettings | undefined,
  store: MessageStore,
  log: Log,
  { interval, pauseAfter: pause, now, patience }: Timing = usualTiming,
): Running | undefined {
  if (!settings) {
    log(
      'warn',
      'Messages are kept and not mailed: set SMTP_URL, MAIL_TO and MAIL_FROM to have them sent. Read them with "npm run inbox"',
    )
    return undefined
  }
  const isMail = settings.by === 'mail'
  const send = isMail ? mailSender(settings, patience) : webhookSender(settings.url)
  const options = { store, send, log, now }
  return runDelivery({
    claim: () => claimMessage(options),
    deliver: (message) => deliverMessage(message, options),
    onError(error) {
      log('error', 'The queue of messages cannot be read', { reason: reason(error) })
    },
    onPause(milliseconds) {
      const server = isMail ? 'The mail server' : 'The webhook'
      if (milliseconds === 0) log('info', `${server} answers again: messages are sent`)
      else {
        log('warn', `${server} cannot be reached: messages wait`, { seconds: milliseconds / 1000 })
      }
    },
    atOnce,
    interval,
    pauseAfter: pause,
  })
}
