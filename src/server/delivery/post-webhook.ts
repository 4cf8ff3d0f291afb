import { DeliveryError, type Failure, type Send } from './send.ts'

const failures: ReadonlyMap<number, Failure> = new Map([
  // The message itself: it will be no better the next time.
  ...[400, 413, 422].map((status) => [status, 'refused'] as const),
  // Too much for now, or nobody behind the proxy: no other message would get through.
  ...[429, 502, 503, 504].map((status) => [status, 'unreachable'] as const),
])

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
        ? new DeliveryError('The webhook took too long', 'ETIMEDOUT', 'unreachable')
        : new DeliveryError('The webhook cannot be reached', 'ECONNECTION', 'unreachable')
    })
    await answer.body?.cancel()
    if (answer.ok) return
    const { status } = answer
    throw new DeliveryError(
      `The webhook answered ${status}`,
      String(status),
      failures.get(status) ?? 'temporary',
    )
  }
}
