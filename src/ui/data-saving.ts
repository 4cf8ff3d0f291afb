const query = '(prefers-reduced-data: reduce)'

/**
 * Whether the visitor saves data, or has a network so slow that it comes to the same: then nothing
 * is fetched to play by itself.
 */
export function savesData(): boolean {
  const network = connection()
  return (
    (network !== undefined &&
      (Reflect.get(network, 'saveData') === true ||
        String(Reflect.get(network, 'effectiveType')).endsWith('2g'))) ||
    matchMedia(query).matches
  )
}

/** Calls `notify` when that may have changed. */
export function subscribeDataSaving(notify: () => void) {
  const sources = [connection(), matchMedia(query)]
  for (const source of sources) source?.addEventListener('change', notify)
  return () => {
    for (const source of sources) source?.removeEventListener('change', notify)
  }
}

/** What is known of the network; some browsers tell nothing. */
function connection(): EventTarget | undefined {
  const network: unknown = Reflect.get(navigator, 'connection')
  return network instanceof EventTarget ? network : undefined
}
