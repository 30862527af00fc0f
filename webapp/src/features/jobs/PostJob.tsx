import { JobForm } from '@/features/jobs/JobForm'
import { useSession } from '@/lib/session/useSession'

/** A new job. */
export function PostJob() {
  const { user } = useSession()
  return user && <JobForm key={user.id} user={user} />
}
