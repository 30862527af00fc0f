import { Link } from 'react-router'

import { useChangeSearchMutation, useSavedSearchesQuery, type SavedSearch } from '@/api/savedSearches'
import { Card, CardHead } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Switch } from '@/components/Switch'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'
import type { Role } from '@/rules/roles'

const SAFETY = 'A log-in with a new device, and every change of your password, address or second step'

const alwaysSent: Record<Role, string[]> = {
  user: [
    'Decisions on your applications, and messages from recruiters',
    'Invitations to interviews, and their changes',
    'Reminders that you set in your tracker',
    SAFETY,
  ],
  recruiter: [
    'New applications for your jobs, and messages from applicants',
    'Interviews that you take part in, and their changes',
    'Notes that mention you',
    SAFETY,
  ],
  admin: [SAFETY],
}

/** What the person hears by email: what can be switched off, and what is always sent. */
export function Notifications() {
  const { role } = useSession()
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_416px]">
      <NewJobs />
      <Card aria-labelledby="always-sent">
        <CardHead id="always-sent" title="Always sent" lead="Each when it happens" />
        <ul className="divide-y divide-line">
          {alwaysSent[role || 'user'].map((mail) => (
            <li key={mail} className="px-4 py-3 text-13 tablet:px-5">
              {mail}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** The saved searches, each with or without its daily email. */
function NewJobs() {
  const { data, isLoading, error, refetch } = useSavedSearchesQuery()
  const [change, { isLoading: isChanging }] = useChangeSearchMutation()

  async function switchEmail({ id, name, query, location, remoteOnly, employmentTypes }: SavedSearch, on: boolean) {
    const alert = on ? 'daily' : 'product'
    const { error: failed } = await change({ id, name, query, location, remoteOnly, employmentTypes, alert })
    if (failed) notify(messageOf(failed) ?? 'That did not work. Please try again.', { tone: 'bad' })
  }

  if (isLoading) return <ScreenSkeleton />
  return (
    <Card aria-labelledby="new-jobs">
      <CardHead id="new-jobs" title="New jobs for your searches" lead="At most one email a day" />
      {!data && (
        <ErrorState title="Your searches could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      )}
      {data?.saved_searches.length === 0 && (
        <EmptyState
          title="No saved search yet"
          text={
            <>
              Save a search in{' '}
              <Link to="/user/jobslist" className="text-brand underline">
                Job Search
              </Link>{' '}
              to hear of new jobs.
            </>
          }
        />
      )}
      <ul className="divide-y divide-line">
        {data?.saved_searches.map((saved) => (
          <li key={saved.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 tablet:px-5">
            <div className="min-w-0 flex-1">
              <p className="text-13 font-label wrap-anywhere">{saved.name}</p>
              <p className="text-12 text-ink-soft">
                {saved.alert === 'daily'
                  ? 'By email, on days with new jobs'
                  : saved.alert === 'product'
                    ? 'Counted in Job Search only'
                    : 'No alert'}
              </p>
            </div>
            <Switch
              bare
              checked={saved.alert === 'daily'}
              onChange={(on) => {
                if (!isChanging) void switchEmail(saved, on)
              }}
            >
              Email me<span className="sr-only">: {saved.name}</span>
            </Switch>
          </li>
        ))}
      </ul>
    </Card>
  )
}
