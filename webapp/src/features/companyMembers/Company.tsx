import { BadgeCheck, ShieldAlert, UserPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { useCompanyMembersQuery, useJoinCompanyMutation, type CompanyMemberList } from '@/api/companyMembers'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { People } from '@/features/companyMembers/People'
import { RoleRules } from '@/features/companyMembers/RoleRules'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import '@/features/companyMembers/company.css'

const CompanyVerification = lazy(() =>
  import('@/components/CompanyVerification').then((file) => ({ default: file.CompanyVerification })),
)

/** Who works in the caller's company, and what each role allows. */
export function Company() {
  const { data, isLoading, error, refetch } = useCompanyMembersQuery(undefined, { refetchOnMountOrArgChange: true })
  const name = data && (data.name || data.domain)
  return (
    <>
      <PageHeader
        title="Company"
        lead={
          name ? `${name}. Who works here, and what each role can do.` : 'Who works here, and what each role can do.'
        }
      />
      {isLoading ? (
        <ScreenSkeleton />
      ) : !data ? (
        <ErrorState title="Your company could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="company">
          {data.role ? <People members={data.members} isOwner={data.role === 'owner'} /> : <NotYet company={data} />}
          <div className="space-y-4">
            <Domain company={data} />
            <RoleRules rules={data.rules} own={data.role} />
          </div>
        </div>
      )}
    </>
  )
}

/** For somebody who does not belong to the company: join it, or first prove its domain. */
function NotYet({ company }: { company: CompanyMemberList }) {
  const [join, { isLoading }] = useJoinCompanyMutation()
  async function enter() {
    const { data, error } = await join()
    notify(data?.message ?? messageOf(error) ?? 'That did not work. Please try again.', { tone: data ? 'good' : 'bad' })
  }
  return (
    <Card aria-label="People">
      {company.can_join ? (
        <EmptyState
          title="Join your company"
          text={`Your address is at ${company.domain}. If you are the first, you become its owner.`}
          action={
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden />}
              busy={isLoading ? 'Joining...' : undefined}
              onClick={() => void enter()}
            >
              {`Join ${company.name || company.domain}`}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title="No team yet"
          text={
            company.is_verified
              ? 'Only recruiters with an address at the domain belong to a company.'
              : 'Colleagues can join once your company has proven its domain.'
          }
        />
      )}
    </Card>
  )
}

function Domain({ company }: { company: CompanyMemberList }) {
  const [isProving, setProving] = useState(false)
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
                : 'Until then, nobody can join.'}
            </p>
          </div>
        </div>
        {!since && <Button onClick={() => setProving(true)}>Get verified</Button>}
      </div>
      <Suspense fallback={null}>{isProving && <CompanyVerification onClose={() => setProving(false)} />}</Suspense>
    </Card>
  )
}
