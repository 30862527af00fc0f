import { useLazyOwnSessionQuery } from '@/api/companyMembers'
import { useAppDispatch } from '@/lib/hooks'
import { userRestored } from '@/lib/session/session'

/** Asks the server again who the person is: the navigation depends on the role in the company. */
export function useFreshUser() {
  const dispatch = useAppDispatch()
  const [freshSession] = useLazyOwnSessionQuery()
  return async () => {
    const { data } = await freshSession()
    if (data?.user) dispatch(userRestored(data.user))
  }
}
