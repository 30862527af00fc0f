import { useCallback } from 'react'
import { useNavigate } from 'react-router'

import { endSession } from '@/app/endSession'
import { useAppDispatch } from '@/lib/hooks'
import { doWhatWaits } from '@/lib/beforeLeaving'
import { forgetFiles } from '@/lib/kept/keptFiles'
import { forgetLetters } from '@/lib/kept/keptLetters'
import { logoutFlag } from '@/lib/session/logoutFlag'
import { clearMatchData } from '@/lib/kept/matchStorage'
import { clearStoredUser } from '@/lib/session/storedUser'

/** Ends the session here and on the server, removes this person's stored work, and shows the landing page. */
export function useLogOut() {
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  return useCallback(async () => {
    clearMatchData()
    forgetLetters()
    forgetFiles()
    logoutFlag.raise()
    // Leave the guarded screen before the session ends: otherwise its guard would redirect to the log-in.
    void navigate('/')
    const waits = doWhatWaits()
    if (waits) {
      // If this tab closes before the call is made, the next page load finds no stored user and ends the session.
      clearStoredUser()
      await waits
    }
    void dispatch(endSession())
  }, [dispatch, navigate])
}
