import { useSyncExternalStore } from 'react'

import { savesData, subscribeDataSaving } from './data-saving.ts'

/** Whether the visitor saves data. True in the prerendered page. */
export function useDataSaving(): boolean {
  return useSyncExternalStore(subscribeDataSaving, savesData, () => true)
}
