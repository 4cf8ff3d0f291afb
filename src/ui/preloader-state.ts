const changed = 'preloaderchange'

/** Ends the preloader for good, as the script in index.html does on a visitor's first move. */
export function endPreloader() {
  enter('ended')
}

/** Lets what lies beneath know that the preloader's ground clears and the page shows through. */
export function clearPreloader() {
  if (!preloaderEnded()) enter('clearing')
}

function enter(phase: 'clearing' | 'ended') {
  document.documentElement.dataset['preloader'] = phase
  dispatchEvent(new Event(changed))
}

/** True once the preloader has ended: the document says so, also before our script arrives. */
export function preloaderEnded(): boolean {
  return document.documentElement.dataset['preloader'] === 'ended'
}

/** True while the preloader covers the page, so that nobody sees what lies beneath. */
export function preloaderCovers(): boolean {
  return document.documentElement.dataset['preloader'] === undefined
}

/** Calls `notify` when the preloader begins to clear, and when it ends. */
export function subscribePreloader(notify: () => void) {
  addEventListener(changed, notify)
  return () => removeEventListener(changed, notify)
}
