import { useState } from 'react'

import { useResumeChangesQuery, useResumeHistoryQuery } from '@/api/resumeVersions'

/** Stands for the whole career among the versions with which a resume is compared. */
export const CAREER = 0

/** The earlier versions of a resume, and what has changed since one of them: the newest, unless another is chosen. */
export function useComparison(id: number, version: string) {
  const [chosen, setAgainst] = useState<number | null>(null)
  const { data: history, refetch } = useResumeHistoryQuery({ id, version }, { refetchOnMountOrArgChange: true })
  const earlier = history?.states.filter(({ number }) => number !== history.present) ?? []
  const against = chosen ?? earlier[0]?.number ?? CAREER
  const { currentData, error, ...changes } = useResumeChangesQuery(
    { id, against, version },
    { skip: !history, refetchOnMountOrArgChange: true },
  )
  return {
    earlier,
    present: history?.present,
    against,
    setAgainst,
    changes: currentData?.changes,
    count: currentData?.changes.filter(({ kind }) => kind !== 'same').length,
    error,
    retry: () => void changes.refetch(),
    /** Reads the versions again, one of which may have been kept meanwhile. */
    look: () => void refetch(),
  }
}

export type Comparison = ReturnType<typeof useComparison>
