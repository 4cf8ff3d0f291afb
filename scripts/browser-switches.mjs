/**
 * Debian's Chromium in a container: as root there is no sandbox, and no GPU; the other switches
 * keep it from calling home.
 */
export const browserSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
