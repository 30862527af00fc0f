import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useSheet } from '@/lib/useSheet'

/** A dialog about the open job, or a tool of the search. */
type Sheet = 'apply' | 'match' | 'filters' | 'save' | 'saved'
type State = { stays?: boolean; opened?: string | null; goesBack?: boolean } | null

/**
 * Which job stands open and what stands over the list, kept with the entry of the browser's history: the way back
 * closes the dialog, on a phone then the job, and coming back from elsewhere finds them open. `opened` is undefined
 * until somebody opens or closes one.
 */
export function useOpenJob(isSideBySide: boolean) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { sheet, show, close: back } = useSheet<Sheet>()
  const { opened, goesBack } = (state as State) ?? {}

  const open = useCallback(
    (id: number | string) => {
      const next: State = { stays: true, opened: String(id), goesBack: !isSideBySide }
      void navigate({ search }, { replace: isSideBySide, state: next })
    },
    [isSideBySide, navigate, search],
  )
  const close = useCallback(() => {
    if (goesBack) return back()
    void navigate({ search }, { replace: true, state: { stays: true, opened: null } satisfies State })
  }, [back, goesBack, navigate, search])
  const begin = (what: Sheet, id: number | string) => show(what, { opened: String(id) })

  return { opened, open, close, sheet, begin, end: back }
}
