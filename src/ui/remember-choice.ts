/**
 * Reads a choice of the visitor from storage and applies it, again whenever another tab changes it.
 * Returns the function that makes a choice; undefined clears it. If storage is blocked, a choice
 * lasts until the page is left.
 */
export function rememberChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  apply: (chosen: Value | undefined) => void,
) {
  let chosen: Value | undefined

  function read() {
    try {
      const stored = localStorage.getItem(key)
      chosen = values.find((value) => value === stored)
    } catch {
      // Storage is blocked: the choice in memory stays.
    }
    apply(chosen)
  }

  read()
  addEventListener('storage', read)
  // A page from the back/forward cache missed the events in between.
  addEventListener('pageshow', read)

  return (value: Value | undefined) => {
    chosen = value
    try {
      if (value) localStorage.setItem(key, value)
      else localStorage.removeItem(key)
    } catch {
      // Storage is blocked.
    }
    apply(value)
  }
}
