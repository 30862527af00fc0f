import { logout } from '@/api/session'
import type { Store } from '@/app/store'
import { logoutFlag } from '@/lib/session/logoutFlag'
import { rememberPreferences } from '@/lib/preferences'
import { sessionEnded } from '@/lib/session/session'

/** Signs out here at once, then on the server, whose token is asked for before it is forgotten here. */
export const endSession = () => async (dispatch: Store['dispatch'], getState: Store['getState']) => {
  const { csrfToken } = getState().session
  const byHand = logoutFlag.isUp()
  const restorePreferences = rememberPreferences()
  // This order: forgetting what was loaded would also stop the call.
  dispatch(sessionEnded())
  await dispatch(logout.initiate({ csrfToken, byHand }))
  // To somebody who asked the answer has the browser clear all that it stored for us. A session that ends by itself takes
  // nothing along that somebody was writing, nor the link that has just brought them.
  restorePreferences()
  if (byHand && !getState().session.isAuthenticated) logoutFlag.raise()
}
