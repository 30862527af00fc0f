import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

type State = { stays?: boolean; opened?: string | null; goesBack?: boolean } | null

/**
 * Which job stands open, kept with the entry of the browser's history: on a phone the way back closes it, and coming
 * back from elsewhere finds it open. Undefined until somebody opens or closes one.
 */
export function useOpenJob(isSideBySide: boolean) {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const { opened, goesBack } = (state as State) ?? {}

  const open = useCallback(
    (id: number | string) => {
      const next: State = { stays: true, opened: String(id), goesBack: !isSideBySide }
      void navigate({ search }, { replace: isSideBySide, state: next })
    },
    [isSideBySide, navigate, search],
  )
  const close = useCallback(() => {
    if (goesBack) return void navigate(-1)
    void navigate({ search }, { replace: true, state: { stays: true, opened: null } satisfies State })
  }, [goesBack, navigate, search])

  return { opened, open, close }
}
