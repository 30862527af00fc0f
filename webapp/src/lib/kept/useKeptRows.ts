import { useEffect, useMemo } from 'react'

import { keptRows } from '@/lib/kept/keptRows'
import { startOfflineWorker } from '@/lib/offlineWorker'
import { isUnreachable } from '@/rules/errors'

/** Keeps `rows`, where the server has just sent some; returns those kept last while it cannot be reached. */
export function useKeptRows<Rows>(userId: number | string, list: string, rows: Rows | undefined, error: unknown) {
  useEffect(() => {
    if (!rows) return
    keptRows<Rows>(userId, list).write(rows)
    startOfflineWorker()
  }, [userId, list, rows])
  const isAway = isUnreachable(error)
  return useMemo(() => (isAway ? keptRows<Rows>(userId, list).read() : undefined), [isAway, userId, list])
}
