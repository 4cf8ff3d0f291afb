/** For Chromium as root in a container, without a sandbox, a GPU and background requests. */
export const browserSwitches: string[] = [
  // Chromium 156 on a busy machine may wait for ever for a part of the page that it draws in the
  // background, and then no frame comes any more. It draws such parts only when they are in view.
  '--disable-best-effort-tasks',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
