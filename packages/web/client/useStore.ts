// A table's store in a component.

import { useSyncExternalStore } from 'react'
import type { TableNow, TableStore } from './table.ts'

export function useTableNow(store: TableStore): TableNow {
  return useSyncExternalStore(store.subscribe, store.now)
}

export function useSending(store: TableStore): boolean {
  return useSyncExternalStore(store.subscribe, store.sending)
}
