const changeEvent = 'motionchange'

/** Marks the button that stops and starts all movement. */
export const controlAttribute = 'data-motion-control'

/** Whether the page may move now. False until the inline script has run. */
export function moves(): boolean {
  return document.documentElement.dataset['motion'] === 'on'
}

/** Lets the page move, or stops it. Style sheets read the attribute. */
export function setMotion(next: 'on' | 'off') {
  const { dataset } = document.documentElement
  if (dataset['motion'] === next) return
  dataset['motion'] = next
  dispatchEvent(new Event(changeEvent))
}

/** Calls `notify` after each change. Returns the function that unsubscribes. */
export function subscribeMotion(notify: () => void): () => void {
  addEventListener(changeEvent, notify)
  return () => removeEventListener(changeEvent, notify)
}
