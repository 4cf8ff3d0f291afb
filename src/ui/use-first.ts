import { useEffect, useId, useSyncExternalStore } from 'react'

/** Those who wait for the same thing, in the order in which they came. */
export type Queue = {
  readonly first: () => string | undefined
  /** Takes a place in the queue; what it returns leaves it. */
  readonly join: (place: string) => () => void
  readonly subscribe: (notify: () => void) => () => void
}

/** Makes an empty queue, of which `useFirst` tells who stands at its head. */
export function createQueue(): Queue {
  const places = new Set<string>()
  const listeners = new Set<() => void>()

  function tell() {
    for (const notify of listeners) notify()
  }

  return {
    first: () => places.values().next().value,
    join(place) {
      places.add(place)
      tell()
      return () => {
        places.delete(place)
        tell()
      }
    },
    subscribe(notify) {
      listeners.add(notify)
      return () => listeners.delete(notify)
    },
  }
}

/** True for the first component in the queue: what is to be said once, it says for all. */
export function useFirst({ first, join, subscribe }: Queue): boolean {
  const place = useId()
  useEffect(() => join(place), [join, place])
  return useSyncExternalStore(
    subscribe,
    () => first() === place,
    () => false,
  )
}
