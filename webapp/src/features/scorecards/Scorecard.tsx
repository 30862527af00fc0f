import '@/features/scorecards/scorecards.css'
import { FileText, ListChecks } from 'lucide-react'
import { useParams } from 'react-router'

import { useKitQuery } from '@/api/scorecards'
import { BackLink } from '@/components/BackLink'
import { ButtonLink } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { KeyHints } from '@/components/KeyHints'
import { Initials } from '@/components/Initials'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { ScorecardForm } from '@/features/scorecards/ScorecardForm'
import { ownZone } from '@/lib/ownZone'
import { useSession } from '@/lib/session/useSession'
import { periodIn } from '@/rules/bookings'
import { messageOf } from '@/rules/errors'

/** What to ask in an interview, and what its interviewer heard. */
export function Scorecard() {
  const id = Number(useParams().interviewId)
  const { user } = useSession()
  const { data, error, refetch } = useKitQuery(id, { refetchOnMountOrArgChange: true })
  if (!data)
    return error ? (
      <ErrorState
        level={1}
        title="The interview could not be loaded"
        text={messageOf(error)}
        onRetry={() => void refetch()}
      />
    ) : (
      <ScreenSkeleton />
    )
  const when = data.starts_at ? `, ${periodIn(ownZone(), data.starts_at, data.minutes)}` : ''
  return (
    <>
      <BackLink to="/user/interviews">Back to Interviews</BackLink>
      <PageHeader
        mark={<Initials name={data.candidate} className="size-10 text-12 font-strong" />}
        title={`Scorecard for ${data.candidate}`}
        lead={`${data.title}, ${data.job_title}${when}`}
        actions={
          <>
            <KeyHints
              hints={[
                { keys: ['1', '2', '3', '4'], does: 'rate' },
                { keys: ['J', 'K'], does: 'move' },
                { keys: ['N'], does: 'note' },
              ]}
            />
            {!user?.only_interviews && (
              <>
                <ButtonLink
                  to={`/user/recruiterTracker?view=applications&jobId=${data.job_id}&application=${data.application_id}&tab=resume`}
                  icon={<FileText aria-hidden />}
                >
                  Resume
                </ButtonLink>
                <ButtonLink
                  to={`/user/jobs/${data.job_id}/interview-plan?kit=${data.application_id}`}
                  icon={<ListChecks aria-hidden />}
                >
                  Kit
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      <ScorecardForm key={id} kit={data} />
    </>
  )
}
