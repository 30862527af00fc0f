import { TriangleAlert, UserPlus, X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'

import {
  useCompanyJobsQuery,
  usePutOnTeamMutation,
  useTakeOffTeamMutation,
  type CompanyJob,
  type CompanyMemberFields,
} from '@/api/companyMembers'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Initials } from '@/components/Initials'
import { Pagination } from '@/components/Pagination'
import { Select } from '@/components/Select'
import { notify } from '@/lib/notify'
import { counted } from '@/rules/figures'
import { messageOf } from '@/rules/errors'

const PAGE_SIZE = 10
const FAILED = 'That did not work. Please try again.'

type TeamRole = CompanyJob['team'][number]['role']
const parts: [TeamRole, string][] = [
  ['hiring_manager', 'Hiring manager'],
  ['interviewer', 'Interviewer'],
  ['recruiter', 'Recruiter'],
]

/** The company's jobs that the person may see, and who works on them. */
export function JobTeams({ members }: { members: CompanyMemberFields[] }) {
  const [page, setPage] = useState(1)
  const { data, isLoading, error, refetch } = useCompanyJobsQuery(
    { page, pageSize: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  )
  const [adding, add] = useState<CompanyJob | null>(null)
  const lacking = data?.jobs.filter(
    ({ position, team }) => position === 'open' && team.every(({ role }) => role !== 'interviewer'),
  ).length
  return (
    <Card aria-labelledby="job-teams" className="min-w-0">
      <CardHead
        id="job-teams"
        title="Job teams"
        lead={data && counted(data.total, 'job')}
        actions={
          Boolean(lacking) && (
            <Badge tone="medium" icon={<TriangleAlert aria-hidden />}>
              {`${lacking} here without an interviewer`}
            </Badge>
          )
        }
      />
      {isLoading ? (
        <p role="status" className="px-5 py-4 text-13 text-ink-soft">
          Loading...
        </p>
      ) : !data ? (
        <ErrorState title="The jobs could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data.total === 0 ? (
        <p className="px-5 py-4 text-13 text-ink-soft">No jobs yet. Those that your role lets you see appear here.</p>
      ) : (
        <>
          <ul aria-label="Jobs" className="text-13">
            {data.jobs.map((job) => (
              <Row key={job.id} job={job} onAdd={() => add(job)} />
            ))}
          </ul>
          {data.total > PAGE_SIZE && (
            <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPage={setPage} />
          )}
        </>
      )}
      {adding && <AddToTeam job={adding} members={members} onClose={() => add(null)} />}
    </Card>
  )
}

function Row({ job, onAdd }: { job: CompanyJob; onAdd: () => void }) {
  const [takeOff, { isLoading }] = useTakeOffTeamMutation()
  async function remove(userId: number) {
    const { data, error } = await takeOff({ jobId: job.id, userId })
    if (!data) notify(messageOf(error) ?? FAILED, { tone: 'bad' })
  }
  return (
    <li className="company-job border-b border-line px-4 py-3 last:border-b-0 tablet:px-5">
      <span className="min-w-0">
        <Link to={`/user/recruiterTracker?view=applications&jobId=${job.id}`} className="font-label hover:underline">
          {job.title}
        </Link>
        <span className="block text-12 text-ink-soft">
          {[job.location, job.position === 'open' ? '' : 'Closed', counted(job.applicants, 'applicant')]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      <ul aria-label={`Team of ${job.title}`} className="flex flex-wrap items-center gap-2">
        <Member name={job.recruiter} part="Posted it" />
        {job.team.map(({ user_id, username, role }) => (
          <Member
            key={user_id}
            name={username}
            part={parts.find(([value]) => value === role)?.[1] ?? ''}
            onRemove={job.can_edit && !isLoading ? () => void remove(user_id) : undefined}
            of={job.title}
          />
        ))}
        {job.can_edit && (
          <li>
            <Button size="row" icon={<UserPlus aria-hidden />} aria-label={`Add to ${job.title}`} onClick={onAdd}>
              Add
            </Button>
          </li>
        )}
      </ul>
    </li>
  )
}

type MemberProps = { name: string; part: string; of?: string; onRemove?: () => void }

function Member({ name, part, of, onRemove }: MemberProps) {
  return (
    <li className="company-person">
      <Initials name={name} className="size-6 text-12" />
      <span className="min-w-0">
        <span className="block truncate">{name}</span>
        <span className="block text-12 text-ink-soft">{part}</span>
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Take ${name} off ${of}`}
          onClick={onRemove}
          className="grid size-6 place-items-center rounded-badge text-ink-soft hover:bg-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" strokeWidth={1.75} />
        </button>
      )}
    </li>
  )
}

function AddToTeam({
  job,
  members,
  onClose,
}: {
  job: CompanyJob
  members: CompanyMemberFields[]
  onClose: () => void
}) {
  const [userId, setUserId] = useState('')
  const [role, setRole] = useState<TeamRole>('interviewer')
  const [put, { isLoading, error }] = usePutOnTeamMutation()
  const there = new Set([job.recruiter_id, ...job.team.map(({ user_id }) => user_id)])
  const others = members.filter(({ user_id }) => !there.has(user_id))

  async function add() {
    const { data } = await put({ jobId: job.id, userId: Number(userId), role })
    if (data) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Add to the team"
      lead={job.title}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!userId}
            busy={isLoading ? 'Adding...' : undefined}
            onClick={() => void add()}
          >
            Add
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <Field label="Person">
          <Select value={userId} onChange={({ target }) => setUserId(target.value)}>
            <option value="">Choose a person</option>
            {others.map((member) => (
              <option key={member.user_id} value={member.user_id}>
                {member.username}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Role on the team">
          <Select value={role} onChange={({ target }) => setRole(target.value as TeamRole)}>
            {parts.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <FormNotice>{error && (messageOf(error) ?? FAILED)}</FormNotice>
      </div>
    </Dialog>
  )
}
