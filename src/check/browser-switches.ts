/** For Chromium as root in a container, without a sandbox, a GPU and background requests. */
export const browserSwitches: string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
