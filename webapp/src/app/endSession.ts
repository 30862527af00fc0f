import { logout } from '@/api/accounts'
import type { AppThunk } from '@/lib/store'
import { logoutFlag } from '@/lib/session/logoutFlag'
import { rememberPreferences } from '@/lib/preferences'
import { sessionEnded } from '@/lib/session/session'

/** Logs out in this tab immediately, then on the server. The CSRF token is read before the store forgets it. */
export const endSession = (): AppThunk<Promise<void>> => async (dispatch, getState) => {
  const { csrfToken } = getState().session
  const byHand = logoutFlag.isUp()
  const restorePreferences = rememberPreferences()
  // Before the call: the reset of cached answers that follows would abort it.
  dispatch(sessionEnded())
  await dispatch(logout.initiate({ csrfToken, byHand }))
  // After a log-out by hand, a header of the answer clears the browser's storage. A session that ends by itself clears
  // neither what the person was writing nor the link that has just brought them.
  restorePreferences()
  if (byHand && !getState().session.isAuthenticated) logoutFlag.raise()
}
