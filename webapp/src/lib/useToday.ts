import { useSession } from '@/lib/session/session'

const ownDate = () => new Date().toISOString().slice(0, 10)

/** Today as the server says it, YYYY-MM-DD; this computer's own date only until the server was heard. */
export const useToday = () => useSession().serverDate ?? ownDate()
