const ended = 'preloaderend'

/** Ends the preloader for good, as the script in index.html does on a visitor's first move. */
export function endPreloader() {
  document.documentElement.dataset['preloader'] = 'ended'
  dispatchEvent(new Event(ended))
}

/** True once the preloader has ended: the document says so, also before our script arrives. */
export function preloaderEnded(): boolean {
  return document.documentElement.dataset['preloader'] === 'ended'
}

/** Calls `notify` when the preloader ends. */
export function subscribePreloader(notify: () => void) {
  addEventListener(ended, notify)
  return () => removeEventListener(ended, notify)
}
