/**
 * The source of a pattern for the host and port of an address that goes into the security policy.
 * Letters and decimal digits of any script become ASCII when a browser reads the address; other
 * numbers become "(1)" or "1,", and ";", "*" and "%" would change what the policy says.
 */
export const webHost = String.raw`[\p{L}\p{M}\p{Nd}.-]+(?::\d{1,5})?`

const hostOfAddress = new RegExp(`^https?://${webHost}(?:[/?#]|$)`, 'u')

/** Whether a web address has a host that may go into the security policy. */
export function hasWebHost(address: string): boolean {
  return hostOfAddress.test(address)
}
