import { useCallback } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router'

import { endSession } from '@/app/endSession'
import type { Store } from '@/app/store'
import { doWhatWaits } from '@/lib/beforeLeaving'
import { forgetFiles } from '@/lib/keptFiles'
import { forgetLetters } from '@/lib/keptLetters'
import { logoutFlag } from '@/lib/logoutFlag'
import { clearMatchData } from '@/lib/matchStorage'
import { clearStoredUser } from '@/lib/storedUser'

/** Ends the session here and on the server, forgets the work that was kept for this person, and shows the first page. */
export function useLogOut() {
  const dispatch = useDispatch<Store['dispatch']>()
  const navigate = useNavigate()
  return useCallback(async () => {
    clearMatchData()
    forgetLetters()
    forgetFiles()
    logoutFlag.raise()
    // First away from the guarded screen, then out: otherwise its guard would lead to the log-in.
    void navigate('/')
    const waits = doWhatWaits()
    if (waits) {
      // Should this tab close meanwhile, the next one ends the session.
      clearStoredUser()
      await waits
    }
    void dispatch(endSession())
  }, [dispatch, navigate])
}
