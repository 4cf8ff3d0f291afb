/**
 * The source of a pattern for host and port of an address in the security policy. Browsers convert
 * letters and decimal digits of any script to ASCII. They convert other numbers to "(1)" or "1,", and
 * ";", "*" and "%" would change the meaning of the policy.
 */
export const webHost = String.raw`[\p{L}\p{M}\p{Nd}.-]+(?::\d{1,5})?`

const hostOfAddress = new RegExp(`^https?://${webHost}(?:[/?#]|$)`, 'u')

/** Whether the host of a web address may be in the security policy. */
export function hasWebHost(address: string): boolean {
  return hostOfAddress.test(address)
}
