import { useLocation, useNavigate } from 'react-router'

import { useStepBack } from '@/lib/useStepBack'

type State = { sheet?: unknown } | null

/**
 * What stands over a screen, kept with the entry of the browser's history: the way back closes it, and coming back from
 * elsewhere finds it open. Null where nothing does. Going elsewhere from within it takes its entry's place.
 */
export function useSheet<Sheet>() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const close = useStepBack()
  const show = (sheet: Sheet, also: object = {}) =>
    void navigate({ search }, { state: { ...(state as object | null), ...also, stays: true, sheet } })
  return { sheet: ((state as State)?.sheet ?? null) as Sheet | null, show, close }
}
