import { ScrollText, ShieldCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { useAdminCountsQuery, useSystemQuery } from '@/api/administration'
import { Badge } from '@/components/Badge'
import { ButtonLink } from '@/components/Button'
import { PageHeader } from '@/components/PageHeader'
import { Tabs } from '@/components/Tabs'
import { Amount } from '@/components/Amount'
import { JobPosts } from '@/features/administration/JobPosts'
import { Messages } from '@/features/administration/Messages'
import { People } from '@/features/administration/People'
import { useSession } from '@/lib/session/useSession'

const AuditLog = lazy(() => import('@/features/administration/AuditLog').then((file) => ({ default: file.AuditLog })))
const Companies = lazy(() =>
  import('@/features/administration/Companies').then((file) => ({ default: file.Companies })),
)
const Mails = lazy(() => import('@/features/administration/Mails').then((file) => ({ default: file.Mails })))
const System = lazy(() => import('@/features/administration/System').then((file) => ({ default: file.System })))
const CareerPages = lazy(() =>
  import('@/features/administration/CareerPages').then((file) => ({ default: file.CareerPages })),
)

const tabs = ['people', 'jobs', 'companies', 'boards', 'feedback', 'mail', 'system'] as const
type Tab = (typeof tabs)[number]

/** People, job posts and companies, what people wrote, the state of emails, and the audit log. */
export function AdminDashboard() {
  const [params, setParams] = useSearchParams()
  const view = params.get('view')
  if (view === 'audit')
    return (
      <Suspense>
        <AuditLog />
      </Suspense>
    )
  const tab = tabs.find((name) => name === view) ?? 'people'
  return (
    <Dashboard
      tab={tab}
      onTab={(chosen) => setParams(chosen === 'people' ? {} : { view: chosen }, { replace: true })}
    />
  )
}

function Dashboard({ tab, onTab }: { tab: Tab; onTab: (tab: Tab) => void }) {
  const { data: counts } = useAdminCountsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: system } = useSystemQuery(false)
  const failing = system?.providers.filter(({ state }) => state === 'failing' || state === 'slow').length ?? 0
  const { user } = useSession()
  const people = counts && counts.admin + counts.recruiter + counts.user
  const label = (name: string, count?: number) => (
    <>
      {name}
      <Amount count={count} />
    </>
  )
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        lead="People and job posts. Every action is written to the audit log."
        actions={
          <>
            {user?.is_super_admin && (
              <Badge tone="brand" icon={<ShieldCheck aria-hidden />}>
                SUPER ADMIN
              </Badge>
            )}
            <ButtonLink to={{ search: '?view=audit' }} icon={<ScrollText aria-hidden />}>
              Audit log
            </ButtonLink>
          </>
        }
      />
      <Tabs
        label="What to manage"
        value={tab}
        onChange={onTab}
        tabs={[
          { value: 'people', label: label('User Management', people), content: <People /> },
          { value: 'jobs', label: label('Job Posts Management', counts?.jobs), content: <JobPosts /> },
          {
            value: 'companies',
            label: 'Companies',
            content: (
              <Suspense>
                <Companies />
              </Suspense>
            ),
          },
          {
            value: 'boards',
            label: 'Careers pages',
            content: (
              <Suspense>
                <CareerPages />
              </Suspense>
            ),
          },
          {
            value: 'feedback',
            label: label('Feedback', counts && counts.feedback + counts.help_messages),
            content: <Messages />,
          },
          {
            value: 'mail',
            label: 'Emails',
            content: (
              <Suspense>
                <Mails />
              </Suspense>
            ),
          },
          {
            value: 'system',
            label: (
              <>
                System
                {failing > 0 && (
                  <span className="ml-1.5">
                    <Badge tone="medium">{String(failing)}</Badge>
                  </span>
                )}
              </>
            ),
            content: (
              <Suspense>
                <System />
              </Suspense>
            ),
          },
        ]}
      />
    </>
  )
}
