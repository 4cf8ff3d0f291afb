import { useEffect, useId, useSyncExternalStore } from 'react'

const ids = new Set<string>()
const listeners = new Set<() => void>()

function notifyAll() {
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  listeners.add(notify)
  return () => listeners.delete(notify)
}

/** True for one animation of the page: if the player does not load, it reports that for all. */
export function useFirstAnimation(): boolean {
  const id = useId()
  useEffect(() => {
    ids.add(id)
    notifyAll()
    return () => {
      ids.delete(id)
      notifyAll()
    }
  }, [id])
  return useSyncExternalStore(
    subscribe,
    () => ids.values().next().value === id,
    () => false,
  )
}
