import { logout } from '@/api/session'
import type { Store } from '@/app/store'
import { logoutFlag } from '@/lib/logoutFlag'
import { rememberPreferences } from '@/lib/preferences'
import { sessionEnded } from '@/lib/session'

/** Signs out here at once, then on the server, whose token is asked for before it is forgotten here. */
export const endSession = () => async (dispatch: Store['dispatch'], getState: Store['getState']) => {
  const { csrfToken } = getState().session
  const restorePreferences = rememberPreferences()
  const byHand = logoutFlag.isUp()
  // This order: forgetting what was loaded would also stop the call.
  dispatch(sessionEnded())
  await dispatch(logout.initiate(csrfToken))
  // The answer has the browser clear all that it stored for us.
  restorePreferences()
  if (byHand && !getState().session.isAuthenticated) logoutFlag.raise()
}
