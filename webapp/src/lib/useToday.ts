import { useSession } from '@/lib/session/useSession'

const ownDate = () => new Date().toISOString().slice(0, 10)

/** Today's date at the server, YYYY-MM-DD; this computer's date until the server has answered. */
export const useToday = () => useSession().serverDate ?? ownDate()
