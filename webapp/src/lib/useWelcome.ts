import { useCallback } from 'react'

import { useAppDispatch } from '@/lib/hooks'
import { logoutFlag } from '@/lib/session/logoutFlag'
import { userLoggedIn } from '@/lib/session/session'
import type { SessionUser } from '@/lib/session/storedUser'
import { useRedirectAfterLogin } from '@/lib/session/useRedirectAfterLogin'
import { roleOf } from '@/rules/roles'

/** Stores a person who has just logged in and redirects them. */
export function useWelcome() {
  const dispatch = useAppDispatch()
  const redirect = useRedirectAfterLogin()
  return useCallback(
    (user: SessionUser, csrfToken: string | null | undefined) => {
      logoutFlag.lower()
      dispatch(userLoggedIn({ user, csrfToken: csrfToken ?? null }))
      redirect(roleOf(user.user_type) ?? '', user)
    },
    [dispatch, redirect],
  )
}
