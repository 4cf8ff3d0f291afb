import { readReason } from '#disk/read-reason.ts'
import { DeliveryError, type Failure, type Send } from './send.ts'

const failures: ReadonlyMap<number, Failure> = new Map([
  // It is about this message, and stays the same the next time.
  ...[400, 413, 422].map((status) => [status, 'refused'] as const),
  // Too many requests, or nothing behind the proxy: other messages would fail as well.
  ...[429, 502, 503, 504].map((status) => [status, 'unreachable'] as const),
])

/** Creates a function that posts a message as JSON to a URL. The time-out is in ms. */
export function createWebhookSender(url: string, timeout = 30_000): Send {
  return async ({ id, receivedAt, name, email, message }) => {
    const answer = await fetch(url, {
      method: 'POST',
      // The same in every attempt, so that a second copy can be recognized.
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
        : new DeliveryError(
            'The webhook cannot be reached',
            'ECONNECTION',
            'unreachable',
            error instanceof Error && error.cause !== undefined
              ? readReason(error.cause)
              : undefined,
          )
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
