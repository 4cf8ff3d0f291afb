/** Hosts of examples (RFC 2606) and of templates, and names without a dot. */
const exampleHost =
  /(^|\.)(example\.(com|net|org|edu)|example|invalid|test)$|^(www\.)?your-?(domain|site|server|backend|api|host)\b|^[^.]*$/iu

/** Paths and keys of templates. */
const exampleText =
  /(?<![a-z\d])your(?:[-_@]|(?:form|access)?(?:id|key)\b)|(^|\/)(x{3,}|todo|abcdefgh|abcd1234)(\/|$)/iu

/** Signs that are around what the owner writes: "{form_id}", "<id>". */
const exampleSigns = /[{}<>]/u

/** Hosts that are the visitor's own computer. */
const ownComputer = /^(localhost|.*\.localhost|127\.[\d.]+|0\.0\.0\.0)$/iu

/** Describes why messages to an address would never arrive, as far as the address shows. */
export function describePlaceholder(address: string): string | undefined {
  const [, authority, path = ''] = /^https?:\/\/([^/?]*)(.*)$/iu.exec(address) ?? []
  if (authority === undefined) return undefined
  const host = authority.replace(/^.*@/u, '').replace(/:\d*$/u, '')
  if (ownComputer.test(host)) {
    return 'Messages would go to the computer of each visitor, and never reach you.'
  }
  return exampleHost.test(host) || isPlaceholder(path) || exampleSigns.test(address)
    ? 'Messages would go to a placeholder address, and reach nobody.'
    : undefined
}

/** Whether a text is from a template, such as "your-access-key". */
export function isPlaceholder(text: string): boolean {
  return exampleText.test(text)
}
