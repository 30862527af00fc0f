import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { homeOf, type Limits, type Role } from '@/rules/roles'
import { safeReturnPath } from '@/rules/returnPath'

/** Where a person wanted to go before they had to log in, if anywhere. */
export function useReturnPath() {
  const { state } = useLocation()
  return safeReturnPath((state as { from?: unknown } | null)?.from)
}

/** After log-in: back to where the person came from, or else to the first screen of their role. */
export function useRedirectAfterLogin() {
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  return useCallback(
    (role: Role | '', limits: Limits | null) =>
      void navigate(returnPath ?? homeOf(role, limits), {
        replace: true,
        state: returnPath ? null : { arrives: true },
      }),
    [navigate, returnPath],
  )
}
