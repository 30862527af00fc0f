import { useLocation, useNavigate } from 'react-router'

import { useStepBack } from '@/lib/useStepBack'

type State = { sheet?: unknown } | null

/**
 * What is open over a screen, kept with the entry of the browser's history: Back closes it, and coming back from
 * elsewhere finds it open. Null if nothing is. Navigating from within it replaces its entry.
 */
export function useSheet<Sheet>() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const close = useStepBack()
  const show = (sheet: Sheet, also: object = {}) =>
    void navigate({ search }, { state: { ...(state as object | null), ...also, stays: true, sheet } })
  return { sheet: ((state as State)?.sheet ?? null) as Sheet | null, show, close }
}
