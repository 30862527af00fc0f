import { Lock } from 'lucide-react'
import { useState } from 'react'

import { useEndCoverMutation, type CompanyInvitationFields, type CompanyMemberFields } from '@/api/companyMembers'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Initials } from '@/components/Initials'
import { Question } from '@/components/Question'
import { SearchInput } from '@/components/SearchInput'
import { Select } from '@/components/Select'
import { Tooltip } from '@/components/Tooltip'
import { CoverDialog } from '@/features/companyMembers/CoverDialog'
import { HandOver } from '@/features/companyMembers/HandOver'
import { Invitations } from '@/features/companyMembers/Invitations'
import { useMemberChange, type MemberChange } from '@/features/companyMembers/useMemberChange'
import { notify } from '@/lib/notify'
import { useRoom } from '@/lib/useRoom'
import { useSession } from '@/lib/session/useSession'
import { companyRoles, isLastOwner, lastSeen, membersWith, roleNames, type CompanyRole } from '@/rules/companyRoles'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'
import { shortDay } from '@/rules/poolConsent'

/** Pixels that a row needs with everything side by side. */
const LEAST = 600
const SHOWN_AT_FIRST = 6

type Props = {
  /** Whether somebody with this role may take over jobs. */
  canHaveJobs: (role: CompanyRole) => boolean
  members: CompanyMemberFields[]
  invitations: CompanyInvitationFields[]
  isOwner: boolean
}
type RowProps = { member: CompanyMemberFields; members: CompanyMemberFields[]; isOwner: boolean; isYou: boolean }
type Ask = (change: MemberChange) => void

/** Everybody in the company; owners change roles and take people out, everybody may leave. */
export function People({ canHaveJobs, members, invitations, isOwner }: Props) {
  const { user } = useSession()
  const { hasRoom, place } = useRoom(LEAST)
  const [words, setWords] = useState('')
  const [isAll, showAll] = useState(false)
  const [away, setAway] = useState<CompanyMemberFields | null>(null)
  const { question, ask, busy, confirm } = useMemberChange()

  const fitting = membersWith(words, members)
  const rows = isAll || words ? fitting : fitting.slice(0, SHOWN_AT_FIRST)
  const row = (member: CompanyMemberFields) => ({ member, members, isOwner, isYou: member.user_id === user?.id })
  const isLong = members.length > SHOWN_AT_FIRST
  return (
    <Card aria-labelledby="people" className="min-w-0">
      <CardHead
        id="people"
        title="People"
        lead={rows.length < members.length ? `${rows.length} of ${members.length}` : members.length}
        actions={
          isLong && (
            <>
              {!isAll && !words && (
                <Button size="row" onClick={() => showAll(true)}>
                  Show all
                </Button>
              )}
              <SearchInput label="Name, email or role" value={words} onType={setWords} />
            </>
          )
        }
      />
      <p role="status" className="sr-only">
        {words && counted(fitting.length, 'person', 'people')}
      </p>
      <div ref={place}>
        {words && fitting.length === 0 ? (
          <p className="px-5 py-4 text-13 text-ink-soft">Nobody here matches these words.</p>
        ) : hasRoom ? (
          <table aria-labelledby="people" className="company-people text-13">
            <thead>
              <tr className="text-12 text-ink-soft">
                <th scope="col">Person</th>
                <th scope="col">Role</th>
                <th scope="col">Jobs</th>
                <th scope="col">Last seen</th>
                <th scope="col">
                  <span className="sr-only">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((member) => (
                <tr key={member.user_id}>
                  <td>
                    <Person {...row(member)} />
                  </td>
                  <td>
                    <RoleChoice {...row(member)} onAsk={ask} />
                  </td>
                  <td>{member.jobs || ''}</td>
                  <td className="text-ink-soft whitespace-nowrap">{lastSeen(member.last_seen_at)}</td>
                  <td>
                    <span className="flex justify-end gap-1.5">
                      <Away {...row(member)} onAway={setAway} />
                      <Leave {...row(member)} onAsk={ask} />
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <ul aria-labelledby="people" className="text-13">
            {rows.map((member) => (
              <li key={member.user_id} className="space-y-3 border-b border-line p-4 last:border-b-0">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <Person {...row(member)} />
                  <span className="flex flex-wrap gap-1.5">
                    <Away {...row(member)} onAway={setAway} />
                    <Leave {...row(member)} onAsk={ask} />
                  </span>
                </div>
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <RoleChoice {...row(member)} onAsk={ask} />
                  <span className="text-12 text-ink-soft">
                    {member.jobs > 0 && `${counted(member.jobs, 'job')}. `}
                    {`Last seen: ${lastSeen(member.last_seen_at)}`}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {invitations.length > 0 && <Invitations invitations={invitations} />}
      {away && (
        <CoverDialog
          member={away}
          isYou={away.user_id === user?.id}
          colleagues={members.filter((member) => canHaveJobs(member.role) && member.user_id !== away.user_id)}
          onClose={() => setAway(null)}
        />
      )}
      {question?.kind === 'leave' && question.member.jobs > 0 ? (
        <HandOver
          member={question.member}
          isYou={question.isYou}
          heirs={members.filter((member) => canHaveJobs(member.role) && member.user_id !== question.member.user_id)}
          onClose={() => ask(null)}
        />
      ) : (
        question && (
          <Question {...wording(question)} busy={busy} onYes={() => void confirm()} onClose={() => ask(null)} />
        )
      )}
    </Card>
  )
}

function Person({ member: { username, email, away_until: until, cover_id: cover }, members, isYou }: RowProps) {
  return (
    <span className="company-member flex items-center gap-3">
      <Initials name={username} />
      <span className="min-w-0">
        <span className="block truncate font-label">
          {username}
          {isYou && <span className="ml-2 font-medium text-ink-soft">You</span>}
        </span>
        <span className="block truncate text-12 text-ink-soft">{email}</span>
        {until && (
          <span className="block text-12 text-medium">
            {`Away until ${shortDay(until)}. ${members.find((member) => member.user_id === cover)?.username ?? 'A colleague'} has the jobs.`}
          </span>
        )}
      </span>
    </span>
  )
}

function RoleChoice({ member, members, isOwner, onAsk }: RowProps & { onAsk: Ask }) {
  if (!isOwner) return <span>{companyRoles[member.role]}</span>
  if (isLastOwner(member, members))
    return (
      <Tooltip text="Make somebody else an owner first">
        <button type="button" aria-disabled className="company-role is-locked">
          Owner
          <Lock aria-hidden className="size-4" strokeWidth={1.75} />
          <span className="sr-only">Make somebody else an owner first</span>
        </button>
      </Tooltip>
    )
  return (
    <Select
      aria-label={`Role of ${member.username}`}
      value={member.role}
      className="company-role"
      onChange={({ target }) => onAsk({ kind: 'role', member, role: target.value as CompanyRole })}
    >
      {roleNames.map(([role, name]) => (
        <option key={role} value={role}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function Away({ member, isOwner, isYou, onAway }: RowProps & { onAway: (member: CompanyMemberFields) => void }) {
  const [end, { isLoading }] = useEndCoverMutation()
  if (!isOwner && !isYou) return null
  if (member.away_until)
    return (
      <>
        <Button size="row" aria-label={`Until when is ${member.username} away?`} onClick={() => onAway(member)}>
          Change
        </Button>
        <Button
          size="row"
          disabled={isLoading}
          aria-label={`${member.username} is back`}
          onClick={() => void endCover(end, member.user_id)}
        >
          Back
        </Button>
      </>
    )
  return (
    member.jobs > 0 && (
      <Button size="row" aria-label={`Who covers for ${member.username}?`} onClick={() => onAway(member)}>
        Away
      </Button>
    )
  )
}

async function endCover(end: ReturnType<typeof useEndCoverMutation>[0], userId: number) {
  const { data, error } = await end(userId)
  const message = data?.message ?? messageOf(error) ?? 'That did not work. Please try again.'
  notify(message, { tone: data ? 'good' : 'bad' })
}

function Leave({ member, members, isOwner, isYou, onAsk }: RowProps & { onAsk: Ask }) {
  if ((!isOwner && !isYou) || isLastOwner(member, members)) return null
  return (
    <Button
      size="row"
      variant="danger"
      aria-label={isYou ? 'Leave the company' : `Remove ${member.username}`}
      onClick={() => onAsk({ kind: 'leave', member, isYou })}
    >
      {isYou ? 'Leave' : 'Remove'}
    </Button>
  )
}

function wording(question: MemberChange) {
  const name = question.member.username
  if (question.kind === 'role')
    return {
      title: `Change the role of ${name}?`,
      text: `From ${companyRoles[question.member.role]} to ${companyRoles[question.role]}. It takes effect at once.`,
      label: 'Change role',
    }
  return question.isYou
    ? {
        title: 'Leave the company?',
        text: 'You can join again while your address is at the domain.',
        label: 'Leave',
        danger: true,
      }
    : {
        title: `Remove ${name} from the company?`,
        text: 'They are logged out at once, and come back only by invitation.',
        label: 'Remove',
        danger: true,
      }
}
