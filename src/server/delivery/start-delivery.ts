import { reason, type Log } from '../log.ts'
import type { DeliverySettings } from '../settings.ts'
import type { MessageStore } from '../storage/message-store.ts'
import { deliverNext } from './deliver-next.ts'
import { webhookSender } from './post-webhook.ts'
import { runDelivery, type Running } from './run-delivery.ts'
import { mailSender } from './send-mail.ts'

/** How often the queue is looked at where nothing nudges. */
const rest = 5000

/** Sends messages for as long as the service runs; undefined, and a warning, where none are sent. */
export function startDelivery(
  settings: DeliverySettings | undefined,
  store: MessageStore,
  log: Log,
): Running | undefined {
  if (!settings) {
    log(
      'warn',
      'Messages are kept and not mailed: set SMTP_URL, MAIL_TO and MAIL_FROM to have them sent. Read them with "npm run inbox"',
    )
    return undefined
  }
  const send = settings.by === 'mail' ? mailSender(settings) : webhookSender(settings.url)
  return runDelivery({
    next: () => deliverNext({ store, send, log }),
    onError(error) {
      log('error', 'The queue of messages cannot be read', { reason: reason(error) })
    },
    rest,
  })
}
