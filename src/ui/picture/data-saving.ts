const query = '(prefers-reduced-data: reduce)'

/**
 * Whether the visitor saves data or has a slow network: nothing that plays by itself is then
 * downloaded.
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

/** Calls `notify` when this may have changed. */
export function subscribeDataSaving(notify: () => void) {
  const sources = [connection(), matchMedia(query)]
  for (const source of sources) source?.addEventListener('change', notify)
  return () => {
    for (const source of sources) source?.removeEventListener('change', notify)
  }
}

/** The Network Information API, which some browsers lack. */
function connection(): EventTarget | undefined {
  const network: unknown = Reflect.get(navigator, 'connection')
  return network instanceof EventTarget ? network : undefined
}
