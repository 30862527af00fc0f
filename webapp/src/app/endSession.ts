import { logout } from '@/api/session'
import type { Store } from '@/app/store'
import { sessionEnded } from '@/lib/session'

/** Signs out here at once, then on the server, whose token is asked for before it is forgotten here. */
export const endSession = () => (dispatch: Store['dispatch'], getState: Store['getState']) => {
  const { csrfToken } = getState().session
  // This order: forgetting what was loaded would also stop the call.
  dispatch(sessionEnded())
  return dispatch(logout.initiate(csrfToken))
}
