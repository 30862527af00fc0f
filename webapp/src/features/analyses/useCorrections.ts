import { useState } from 'react'
import { useDispatch } from 'react-redux'

import type { Correcting } from '@/components/match/corrections/correcting'
import type { AppDispatch } from '@/lib/store'
import type { Resume } from '@/lib/useJobAndResume'
import type { Step } from './correctedMatch'
import { matchOf } from './names'
import { RAISE, type useMatch } from './useMatch'

/** Corrects the match that is shown; the server recounts after each change. `say` announces it to screen readers. */
export function useCorrections(
  match: ReturnType<typeof useMatch>,
  resume: Resume | null,
  say: (words: string) => void,
): Correcting {
  const dispatch = useDispatch<AppDispatch>()
  const [busy, setBusy] = useState(false)

  const take = async (step: Step): Promise<boolean> => {
    if (busy) return false
    setBusy(true)
    try {
      const { correctedMatch } = await import('./correctedMatch') // most people correct nothing
      return await correctedMatch(step, { match, resume, say, dispatch })
    } finally {
      setBusy(false)
    }
  }
  return {
    recount: matchOf(match.output)?.recount ?? null,
    raiseTo: RAISE,
    busy,
    correct: (made) => take({ made }),
    undo: (number) => void take({ number }),
    undoAll: () => void take('undo all'),
    share: (on) => void take({ on }),
  }
}
