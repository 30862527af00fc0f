import { BadgeCheck, ShieldAlert } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import type { CompanyMemberList } from '@/api/companyMembers'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { JobTeams } from '@/features/companyMembers/JobTeams'
import { Joining } from '@/features/companyMembers/Joining'
import { People } from '@/features/companyMembers/People'
import { RoleRules } from '@/features/companyMembers/RoleRules'
import { reachOf } from '@/rules/companyRoles'

const CompanyVerification = lazy(() =>
  import('@/components/CompanyVerification').then((file) => ({ default: file.CompanyVerification })),
)

const NameDialog = lazy(() =>
  import('@/features/companyMembers/NameDialog').then((file) => ({ default: file.NameDialog })),
)

type Props = {
  company: CompanyMemberList
  /** Whether the screen asks about joining a company by a link. */
  isInvited: boolean
}

/** The people of a company and the teams of its jobs, or the way to join it; its domain and what each role allows. */
export function Team({ company, isInvited }: Props) {
  const { role, rules, members } = company
  return (
    <div className="company">
      {role ? (
        <div className="min-w-0 space-y-4">
          <People
            members={members}
            invitations={company.invitations}
            isOwner={role === 'owner'}
            canHaveJobs={(colleagueRole) => reachOf(rules, 'Post, edit and close jobs', colleagueRole) === 'every job'}
          />
          <JobTeams members={members} />
        </div>
      ) : (
        !isInvited && <Joining company={company} />
      )}
      <div className="min-w-0 space-y-4">
        {(role || !isInvited) && <Domain company={company} />}
        <RoleRules rules={rules} ownRole={role} />
      </div>
    </div>
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
