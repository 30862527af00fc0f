import { logout } from '@/api/session'
import type { Store } from '@/app/store'
import { SOURCE } from '@/lib/keptSource'
import { logoutFlag } from '@/lib/logoutFlag'
import { rememberPreferences } from '@/lib/preferences'
import { sessionEnded } from '@/lib/session'

/** Signs out here at once, then on the server, whose token is asked for before it is forgotten here. */
export const endSession = () => async (dispatch: Store['dispatch'], getState: Store['getState']) => {
  const { csrfToken } = getState().session
  const byHand = logoutFlag.isUp()
  // A session that had ended by itself is closed when somebody comes again: by the link that has just brought them.
  const restorePreferences = byHand ? rememberPreferences() : rememberPreferences(SOURCE)
  // This order: forgetting what was loaded would also stop the call.
  dispatch(sessionEnded())
  await dispatch(logout.initiate(csrfToken))
  // The answer has the browser clear all that it stored for us.
  restorePreferences()
  if (byHand && !getState().session.isAuthenticated) logoutFlag.raise()
}
