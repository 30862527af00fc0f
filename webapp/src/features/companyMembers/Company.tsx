import { BadgeCheck, ShieldAlert, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useCompanyMembersQuery, type CompanyMemberList } from '@/api/companyMembers'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { ByInvitation, Joining } from '@/features/companyMembers/Joining'
import { JobTeams } from '@/features/companyMembers/JobTeams'
import { People } from '@/features/companyMembers/People'
import { RoleRules } from '@/features/companyMembers/RoleRules'
import { reachOf } from '@/rules/companyRoles'
import { messageOf } from '@/rules/errors'
import '@/features/companyMembers/company.css'

const CompanyVerification = lazy(() =>
  import('@/components/CompanyVerification').then((file) => ({ default: file.CompanyVerification })),
)

const RejectionReasons = lazy(() =>
  import('@/features/companyMembers/RejectionReasons').then((file) => ({ default: file.RejectionReasons })),
)

const AnswerTemplates = lazy(() =>
  import('@/features/companyMembers/AnswerTemplates').then((file) => ({ default: file.AnswerTemplates })),
)

const StageTemplate = lazy(() =>
  import('@/features/companyMembers/StageTemplate').then((file) => ({ default: file.StageTemplate })),
)

const CompanyProfile = lazy(() =>
  import('@/features/companyMembers/CompanyProfile').then((file) => ({ default: file.CompanyProfile })),
)

const NameDialog = lazy(() =>
  import('@/features/companyMembers/NameDialog').then((file) => ({ default: file.NameDialog })),
)

const InviteDialog = lazy(() =>
  import('@/features/companyMembers/InviteDialog').then((file) => ({ default: file.InviteDialog })),
)

/** Who works in the caller's company, and what each role allows. */
export function Company() {
  const { data, isLoading, error, refetch } = useCompanyMembersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [params, setParams] = useSearchParams()
  const [isInviting, setInviting] = useState(false)
  const token = params.get('invitation')
  const name = data && (data.name || data.domain)
  return (
    <>
      <PageHeader
        title="Company"
        actions={
          data?.role === 'owner' && (
            <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setInviting(true)}>
              Invite people
            </Button>
          )
        }
        lead={
          name ? `${name}. Who works here, and what each role can do.` : 'Who works here, and what each role can do.'
        }
      />
      {token && <ByInvitation token={token} onDone={() => setParams({}, { replace: true })} />}
      <Suspense fallback={null}>{isInviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
      {isLoading ? (
        <ScreenSkeleton />
      ) : !data ? (
        <ErrorState title="Your company could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="company">
          {data.role ? (
            <div className="min-w-0 space-y-4">
              <People
                members={data.members}
                invitations={data.invitations}
                isOwner={data.role === 'owner'}
                canHaveJobs={(role) => reachOf(data.rules, 'Post, edit and close jobs', role) === 'every job'}
              />
              <JobTeams members={data.members} />
              <Suspense fallback={null}>
                <StageTemplate isOwner={data.role === 'owner'} />
                <RejectionReasons isOwner={data.role === 'owner'} />
              </Suspense>
            </div>
          ) : (
            !token && <Joining company={data} />
          )}
          <div className="min-w-0 space-y-4">
            {(data.role || !token) && <Domain company={data} />}
            <Suspense fallback={null}>{data.role && <CompanyProfile />}</Suspense>
            <RoleRules rules={data.rules} own={data.role} />
            <Suspense fallback={null}>{data.role === 'owner' && <AnswerTemplates />}</Suspense>
          </div>
        </div>
      )}
    </>
  )
}

function Domain({ company }: { company: CompanyMemberList }) {
  const [isProving, setProving] = useState(false)
  const [isNaming, setNaming] = useState(false)
  const since = company.verified_at && new Date(company.verified_at)
  return (
    <Card padded aria-label="Domain">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex min-w-0 items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:shrink-0">
          {since ? (
            <BadgeCheck aria-hidden className="text-good" />
          ) : (
            <ShieldAlert aria-hidden className="text-medium" />
          )}
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-2 text-15 font-strong wrap-anywhere">
              {company.domain}
              <Badge tone={since ? 'good' : 'medium'} dot>
                {since ? 'Verified' : 'Not verified'}
              </Badge>
            </h2>
            <p className="mt-0.5 text-12 text-ink-soft">
              {since
                ? `Since ${since.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' })}. Recruiters with an address here can join.`
                : 'Prove that you work here; then you and your colleagues can join.'}
            </p>
          </div>
        </div>
        {!since && (
          <Button variant="primary" onClick={() => setProving(true)}>
            Get verified
          </Button>
        )}
        {company.role === 'owner' && (
          <Button size="small" onClick={() => setNaming(true)}>
            {company.name ? 'Change name' : 'Name your company'}
          </Button>
        )}
      </div>
      <Suspense fallback={null}>
        {isProving && <CompanyVerification onClose={() => setProving(false)} />}
        {isNaming && <NameDialog name={company.name} onClose={() => setNaming(false)} />}
      </Suspense>
    </Card>
  )
}
