/** Returns the two parts of an email address, which are a line each if one line is too short. */
export function splitAddress(address: string): string[] {
  return address.split(/(?=@)/u)
}
