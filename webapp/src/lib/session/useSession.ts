import { useAppSelector } from '@/lib/hooks'

/** The session for any screen. */
export const useSession = () => useAppSelector(({ session }) => session)
