import { readReason } from '#disk/read-reason.ts'
import { logChanges, type Log } from '#server/log.ts'
import type { DeliverySettings } from '#server/settings.ts'
import type { MessageStore } from '#server/storage/message-store.ts'
import { claimMessage, deliverMessage } from './deliver-message.ts'
import { createWebhookSender } from './create-webhook-sender.ts'
import { computePause } from './compute-retry-delay.ts'
import { runDelivery, type RunOptions, type Running } from './run-delivery.ts'
import type { MailOptions } from './create-mail-sender.ts'
import type { Send } from './send.ts'

/** How many messages are sent in parallel: few enough for the mail server of one person. */
const parallel = 4

type Timing = Pick<RunOptions<unknown>, 'interval' | 'computePause'> & {
  readonly now: () => number
  /** How long a mail server may take for each step of the connection, in ms. */
  readonly patience: number
}

const usualTiming: Timing = { interval: 5000, computePause, now: Date.now, patience: 10_000 }

/** Sends messages while the service runs. Returns undefined, after a warning, if none are sent. */
export function startDelivery(
  settings: DeliverySettings | undefined,
  store: MessageStore,
  log: Log,
  { interval, computePause: pause, now, patience }: Timing = usualTiming,
): Running | undefined {
  if (!settings) {
    log(
      'warn',
      'Messages are kept and not mailed: set SMTP_URL, MAIL_TO and MAIL_FROM to mail them. Read them with "npm run inbox"',
    )
    return undefined
  }
  const isMail = settings.by === 'mail'
  const send = isMail ? mailWhenNeeded(settings, patience, log) : createWebhookSender(settings.url)
  const options = { store, send, log, now }
  const logChange = logChanges(
    log,
    'The queue of messages cannot be read',
    'The queue of messages can be read again',
  )

  return runDelivery({
    async claim() {
      const message = await claimMessage(options)
      logChange(undefined)
      return message
    },
    deliver: (message) => deliverMessage(message, options),
    onError: (error) => logChange(readReason(error)),
    onPause(milliseconds) {
      const server = isMail ? 'The mail server' : 'The webhook'
      if (milliseconds === 0) log('info', `${server} answers again: messages are sent`)
      else {
        log('warn', `${server} cannot be used now: messages wait`, { seconds: milliseconds / 1000 })
      }
    },
    parallel,
    interval,
    computePause: pause,
  })
}

/** Mails messages with a package that is loaded when it is needed: sites without mail do without it. */
function mailWhenNeeded(options: MailOptions, patience: number, log: Log): Send {
  const loaded = import('./create-mail-sender.ts').then(({ createMailSender }) =>
    createMailSender(options, patience, ({ id }, refused) => {
      log('warn', 'The mail server refused addresses of MAIL_TO', { id, refused })
    }),
  )
  return async (message) => (await loaded)(message)
}
