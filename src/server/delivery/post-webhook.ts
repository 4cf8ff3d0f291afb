import { DeliveryError, type Send } from './send.ts'

/** The message itself was refused: it will be no better the next time. */
const finalStatuses = new Set([400, 413, 422])

/** Posts each message as JSON to an address of the owner. */
export function webhookSender(url: string, timeout = 30_000): Send {
  return async ({ id, receivedAt, name, email, message }) => {
    const answer = await fetch(url, {
      method: 'POST',
      // The same in every attempt: who gets a message twice can tell.
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({
        id,
        receivedAt: new Date(receivedAt).toISOString(),
        name,
        email,
        message,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      const timedOut = error instanceof Error && error.name === 'TimeoutError'
      throw timedOut
        ? new DeliveryError('The webhook took too long', 'ETIMEDOUT', false)
        : new DeliveryError('The webhook cannot be reached', 'ECONNECTION', false)
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const { status } = answer
    throw new DeliveryError(
      `The webhook answered ${status}`,
      String(status),
      finalStatuses.has(status),
    )
  }
}
