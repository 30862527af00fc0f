import { UserPlus } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

import { useCompanyMembersQuery, type CompanyMemberList } from '@/api/companyMembers'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Tabs } from '@/components/Tabs'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'
import '@/features/companyMembers/company.css'

const ByInvitation = lazy(() =>
  import('@/features/companyMembers/Joining').then((file) => ({ default: file.ByInvitation })),
)

const Team = lazy(() => import('@/features/companyMembers/Team').then((file) => ({ default: file.Team })))

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

const Promises = lazy(() => import('@/features/companyMembers/Promises').then((file) => ({ default: file.Promises })))

const DataAndPrivacy = lazy(() =>
  import('@/features/companyMembers/DataAndPrivacy').then((file) => ({ default: file.DataAndPrivacy })),
)

const InviteDialog = lazy(() =>
  import('@/features/companyMembers/InviteDialog').then((file) => ({ default: file.InviteDialog })),
)

type Props = {
  /** The company's own log-in, for people with an address at its domain. */
  login: ReactNode
  /** The company's public page. */
  careers: ReactNode
}

/** The caller's company: who works there and what each role allows, and with what its jobs and answers begin. */
export function CompanyTabs({ login, careers }: Props) {
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
      <Suspense fallback={null}>
        {token && <ByInvitation token={token} onDone={() => setParams({}, { replace: true })} />}
      </Suspense>
      <Suspense fallback={null}>{isInviting && <InviteDialog onClose={() => setInviting(false)} />}</Suspense>
      {isLoading ? (
        <ScreenSkeleton />
      ) : !data ? (
        <ErrorState title="Your company could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Parts company={data} login={login} careers={careers} isInvited={token !== null} />
      )}
    </>
  )
}

type PartsProps = Props & {
  company: CompanyMemberList
  /** Whether the screen asks about joining a company by a link. */
  isInvited: boolean
}

function Parts({ company, login, careers, isInvited }: PartsProps) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const { user } = useSession()
  const { role } = company
  if (!role)
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <Team company={company} isInvited={isInvited} />
      </Suspense>
    )
  const isOwner = role === 'owner'
  const tabs = [
    {
      value: 'team',
      label: (
        <>
          Team <span className="text-ink-soft">{company.members.length}</span>
        </>
      ),
      content: <Team company={company} isInvited={isInvited} />,
    },
    { value: 'profile', label: 'Profile', content: <CompanyProfile /> },
    { value: 'careers', label: 'Careers page', content: <div className="company-wide">{careers}</div> },
    { value: 'promises', label: 'Promises', content: <Promises /> },
    {
      value: 'stages',
      label: 'Stages',
      content: (
        <div className="company">
          <StageTemplate isOwner={isOwner} />
          <RejectionReasons isOwner={isOwner} />
        </div>
      ),
    },
    ...(isOwner ? [{ value: 'templates', label: 'Templates', content: <AnswerTemplates /> }] : []),
    { value: 'privacy', label: 'Data and privacy', content: <DataAndPrivacy /> },
    ...(company.is_verified && user?.email.endsWith(`@${company.domain}`)
      ? [{ value: 'login', label: 'Log-in', content: login }]
      : []),
  ]
  return (
    <div className="company-parts">
      <Tabs
        label="Parts of your company"
        value={tabs.find(({ value }) => `#${value}` === hash)?.value ?? 'team'}
        onChange={(part) => void navigate({ search, hash: part === 'team' ? '' : part }, { replace: true })}
        tabs={tabs.map((tab) => ({
          ...tab,
          content: <Suspense fallback={<ScreenSkeleton />}>{tab.content}</Suspense>,
        }))}
      />
    </div>
  )
}
