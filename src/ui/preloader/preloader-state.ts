const changeEvent = 'preloaderchange'

/** Ends the preloader for good. */
export function endPreloader() {
  enter('ended')
}

/** Reports that the preloader fades out and the page becomes visible. */
export function clearPreloader() {
  if (!preloaderEnded()) enter('clearing')
}

/** The state is an attribute of the root, so that the inline script and style sheets share it. */
function enter(phase: 'clearing' | 'ended') {
  document.documentElement.dataset['preloader'] = phase
  dispatchEvent(new Event(changeEvent))
}

export function preloaderEnded(): boolean {
  return document.documentElement.dataset['preloader'] === 'ended'
}

/** True while the preloader hides the page completely. */
export function preloaderCovers(): boolean {
  return document.documentElement.dataset['preloader'] === undefined
}

/** Calls `notify` after each change. Returns the function that unsubscribes. */
export function subscribePreloader(notify: () => void): () => void {
  addEventListener(changeEvent, notify)
  return () => removeEventListener(changeEvent, notify)
}
