/**
 * Creates a state in a `data-*` attribute of the document's root, which the inline script, the other
 * scripts and the style sheets share. There is no attribute until the state is set.
 */
export function createRootState<Value extends string>(name: string) {
  const changeEvent = `${name}change`
  return {
    get: () => document.documentElement.dataset[name],
    set(value: Value) {
      const { dataset } = document.documentElement
      if (dataset[name] === value) return
      dataset[name] = value
      dispatchEvent(new Event(changeEvent))
    },
    /** Calls `notify` after each change. Returns the function that unsubscribes. */
    subscribe(notify: () => void) {
      addEventListener(changeEvent, notify)
      return () => removeEventListener(changeEvent, notify)
    },
  }
}
