import { useSyncExternalStore } from 'react'

import { savesData, subscribeDataSaving } from './data-saving.ts'

/** Whether nothing may be fetched to play by itself. True in the prerendered page. */
export function useDataSaving(): boolean {
  return useSyncExternalStore(subscribeDataSaving, savesData, () => true)
}
