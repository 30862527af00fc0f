import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What one does about the open job, in a dialog over it. */
type Doing = 'apply' | 'match'
type State = { stays?: boolean; opened?: string | null; goesBack?: boolean; doing?: Doing } | null

/**
 * Which job stands open and what is being done about it, kept with the entry of the browser's history: the way back
 * closes the dialog, on a phone then the job, and coming back from elsewhere finds them open. `opened` is undefined
 * until somebody opens or closes one.
 */
export function useOpenJob(isSideBySide: boolean) {
  const { search, state, key } = useLocation()
  const navigate = useNavigate()
  const { opened, goesBack, doing } = (state as State) ?? {}

  // One step, however often it is asked for before the browser has taken it.
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])
  const back = useCallback(() => {
    if (left.current === key) return
    left.current = key
    void navigate(-1)
  }, [key, navigate])

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
  const begin = (what: Doing, id: number | string) =>
    void navigate({ search }, { state: { stays: true, opened: String(id), doing: what } satisfies State })

  return { opened, open, close, doing, begin, end: back }
}
