import { useSyncExternalStore } from 'react'

/**
 * Whether the visitor saves data or has a slow network: nothing that plays by itself is then
 * downloaded. Undefined in the prerendered page.
 */
export function useDataSaving(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, savesData, () => undefined)
}

function savesData(): boolean {
  const network = findConnection()
  if (querySetting().matches) return true
  if (!network) return false
  const speed = String(Reflect.get(network, 'effectiveType'))
  return Reflect.get(network, 'saveData') === true || speed.endsWith('2g')
}

function subscribe(notify: () => void) {
  const sources = [findConnection(), querySetting()]
  for (const source of sources) source?.addEventListener('change', notify)
  return () => {
    for (const source of sources) source?.removeEventListener('change', notify)
  }
}

function querySetting(): MediaQueryList {
  return matchMedia('(prefers-reduced-data: reduce)')
}

/** The Network Information API, which some browsers lack. */
function findConnection(): EventTarget | undefined {
  const network: unknown = Reflect.get(navigator, 'connection')
  return network instanceof EventTarget ? network : undefined
}
