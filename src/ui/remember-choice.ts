/**
 * Reads a choice of the visitor from storage and applies it, again whenever another tab changes it.
 * Returns the function that makes a choice; any text that is none of `values` clears it. If storage
 * is blocked, a choice lasts until the page is left.
 */
export function rememberChoice<Value extends string>(
  key: string,
  values: readonly Value[],
  apply: (chosen: Value | undefined) => void,
) {
  let chosen: Value | undefined
  const parse = (text: string | null) => values.find((value) => value === text)

  function read() {
    try {
      chosen = parse(localStorage.getItem(key))
    } catch {
      // Storage is blocked: the choice in memory stays.
    }
    apply(chosen)
  }

  read()
  addEventListener('storage', read)
  // A page from the back/forward cache missed the events in between.
  addEventListener('pageshow', read)

  return (text: string) => {
    chosen = parse(text)
    try {
      if (chosen) localStorage.setItem(key, chosen)
      else localStorage.removeItem(key)
    } catch {
      // Storage is blocked.
    }
    apply(chosen)
  }
}
