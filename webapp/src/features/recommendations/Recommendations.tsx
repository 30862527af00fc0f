import { BriefcaseBusiness, Puzzle, RefreshCw, UserRound } from 'lucide-react'

import { messageOf, statusOf } from '@/rules/errors'
import { useProfileQuery } from '@/api/profiles'
import { useRecommendationsQuery, type RecommendationsAnswer } from '@/api/recommendations'
import { Button, ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { Skeleton } from '@/components/Skeleton'
import { Spinner } from '@/components/Spinner'
import { RecommendationCard } from '@/features/recommendations/RecommendationCard'
import { useSession } from '@/lib/session/useSession'
import { useToday } from '@/lib/useToday'
import { whenRead } from '@/rules/clock'
import { sorted } from '@/rules/recommendations'

const FINDING = 'Finding the best matches for you...'

/** Open jobs that fit the profile, the best first, each with its reasons. */
export function Recommendations() {
  const { user } = useSession()
  const today = useToday()
  const { data, error, isFetching, refetch } = useRecommendationsQuery(user?.id ?? 0, {
    skip: !user,
    refetchOnMountOrArgChange: true,
  })
  const { data: profile } = useProfileQuery(user?.id ?? 0, { skip: !user })
  if (!user) return null
  const jobs = data?.success && !error ? sorted(data.recommendations) : null
  const stats = data?.stats

  return (
    <>
      <PageHeader
        className="[&_p]:max-w-none"
        title="AI Job Recommendations"
        lead={
          jobs && jobs.length > 0 && stats
            ? `${stats.matched_jobs} of ${stats.total_jobs} open jobs fit your profile. Each score is the sum of four parts, the same for everyone.`
            : 'Open jobs that fit your profile, each with its reasons.'
        }
        actions={
          <Button
            icon={<RefreshCw aria-hidden />}
            busy={isFetching ? 'Refreshing' : undefined}
            onClick={() => void refetch()}
          >
            Refresh
          </Button>
        }
      />
      {isFetching && !jobs && <Waiting />}
      {isFetching && jobs && (
        <p role="status" className="sr-only">
          {FINDING}
        </p>
      )}
      {!isFetching && !jobs && (
        <Card>
          <ErrorState
            title={isAnswer(error, data) ? REFUSED : BROKEN}
            text={messageOf(error) ?? 'Your profile and your applications are safe.'}
            onRetry={() => void refetch()}
            action={<ButtonLink to="/user/jobslist">Search by hand</ButtonLink>}
          />
        </Card>
      )}
      {jobs?.length === 0 && (
        <Card>
          <EmptyState
            title="No matches yet"
            text="One of these is the reason:"
            reasons={[
              { icon: <UserRound aria-hidden />, text: 'Your profile has no skills, roles or experience' },
              { icon: <BriefcaseBusiness aria-hidden />, text: 'No job is open right now' },
              { icon: <Puzzle aria-hidden />, text: 'Open jobs ask for other, more relevant skills' },
            ]}
            action={
              <ButtonLink to="/user/AboutUser" variant="primary">
                Update Your Profile
              </ButtonLink>
            }
          />
        </Card>
      )}
      {jobs && jobs.length > 0 && stats && (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <Qualities stats={stats} />
            {profile?.profile && (
              <p className="text-12 text-ink-soft">From your profile, updated {whenRead(profile.profile.updated_at)}</p>
            )}
          </div>
          <div className="space-y-3">
            {jobs.map((job) => (
              <RecommendationCard key={job.id} job={job} today={today} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

const REFUSED = 'Failed to fetch agent job recommendations'
const BROKEN = 'Failed to load agent job recommendations'

/** Whether the server answered at all, even with a refusal. */
const isAnswer = (error: unknown, data: RecommendationsAnswer | undefined) =>
  error ? typeof statusOf(error) === 'number' : data !== undefined

const qualities = [
  { name: 'excellent', label: 'Excellent', dot: 'bg-good' },
  { name: 'good', label: 'Good', dot: 'bg-amber' },
  { name: 'fair', label: 'Fair', dot: 'bg-medium' },
  { name: 'low', label: 'Basic', dot: 'bg-ink-faint' },
] as const

function Qualities({ stats }: { stats: RecommendationsAnswer['stats'] }) {
  return (
    <ul aria-label="By quality" className="flex flex-wrap gap-x-5 gap-y-1 text-13 text-ink-soft">
      {qualities.map(({ name, label, dot }) => (
        <li key={name} className="inline-flex items-center gap-2">
          <span aria-hidden className={`size-1.5 rounded-full ${dot}`} />
          {stats[name]} {label}
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  return (
    <>
      <p className="mb-4">
        <Spinner label={FINDING} />
      </p>
      <div aria-hidden className="space-y-3">
        {Array.from({ length: 3 }, (_, at) => (
          <Card key={at} className="p-5">
            <div className="flex items-center gap-3">
              <Skeleton className="size-10" />
              <div className="min-w-0 flex-1 space-y-2">
                <Skeleton className="h-4 w-64" />
                <Skeleton faint className="h-3 w-40" />
              </div>
              <Skeleton className="h-6.5 w-24" />
            </div>
            <Skeleton faint className="mt-4 h-3 w-full" />
            <Skeleton faint className="mt-2 h-3 w-4/5" />
          </Card>
        ))}
      </div>
    </>
  )
}
