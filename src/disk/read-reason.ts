/** Returns the message of an error, whatever was thrown. */
export function readReason(error: unknown): string {
  // Node gives no message if a name has several addresses and all of them fail.
  if (error instanceof AggregateError && error.message === '') {
    return error.errors.map(readReason).join(', ')
  }
  return error instanceof Error ? error.message : String(error)
}
