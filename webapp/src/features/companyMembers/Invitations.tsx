import { Mail, TriangleAlert } from 'lucide-react'
import { useState } from 'react'

import {
  useApproveRequestMutation,
  useInviteIntoCompanyMutation,
  useWithdrawInvitationMutation,
  type CompanyInvitationFields,
} from '@/api/companyMembers'
import { Button } from '@/components/Button'
import { Select } from '@/components/Select'
import { notify } from '@/lib/notify'
import { companyRoles, roleNames, type CompanyRole } from '@/rules/companyRoles'
import { messageOf } from '@/rules/errors'

type Outcome = { data?: { message: string }; error?: unknown }

const tell = ({ data, error }: Outcome) =>
  notify(data?.message ?? messageOf(error) ?? 'That did not work. Please try again.', { tone: data ? 'good' : 'bad' })

/** People who are invited, and those who ask to join. */
export function Invitations({ invitations }: { invitations: CompanyInvitationFields[] }) {
  return (
    <section aria-labelledby="invitations">
      <h3 id="invitations" className="border-y border-line bg-paper px-4 py-2 text-12 font-label tablet:px-5">
        Invitations <span className="text-ink-soft">{invitations.length}</span>
      </h3>
      <ul className="text-13">
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </section>
  )
}

const day = (at: string) => new Date(at).toLocaleDateString('en-US', { month: 'short', day: 'numeric' })

function Row({
  invitation: { id, email, role, is_request, is_outside, created_at, until },
}: {
  invitation: CompanyInvitationFields
}) {
  const [chosen, choose] = useState<CompanyRole>(role)
  const [invite, inviting] = useInviteIntoCompanyMutation()
  const [withdraw, withdrawing] = useWithdrawInvitationMutation()
  const [approve, approving] = useApproveRequestMutation()
  const isBusy = inviting.isLoading || withdrawing.isLoading || approving.isLoading
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-2 last:border-b-0 tablet:px-5">
      <span className="flex min-w-0 items-center gap-3">
        <span aria-hidden className="company-invitation-icon">
          <Mail className="size-4" strokeWidth={1.75} />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-label">{email}</span>
          <span className="block text-12 text-ink-soft">
            {is_request
              ? `Asked to join on ${day(created_at)}`
              : `${companyRoles[role]}, sent ${day(created_at)}, valid until ${day(until)}`}
          </span>
          {is_outside && (
            <span className="flex items-center gap-1.5 text-12 text-medium">
              <TriangleAlert aria-hidden className="size-4" strokeWidth={1.75} />
              Outside your domain
            </span>
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {is_request ? (
          <>
            <Select
              aria-label={`Role for ${email}`}
              value={chosen}
              className="company-role"
              onChange={({ target }) => choose(target.value as CompanyRole)}
            >
              {roleNames.map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
            <Button
              size="row"
              disabled={isBusy}
              aria-label={`Approve ${email}`}
              onClick={() => void approve({ id, role: chosen }).then(tell)}
            >
              Approve
            </Button>
          </>
        ) : (
          <Button
            size="row"
            disabled={isBusy}
            aria-label={`Resend to ${email}`}
            onClick={() => void invite({ email, role }).then(tell)}
          >
            Resend
          </Button>
        )}
        <Button
          size="row"
          variant="danger"
          disabled={isBusy}
          aria-label={`${is_request ? 'Decline' : 'Withdraw'} ${email}`}
          onClick={() => void withdraw(id).then(tell)}
        >
          {is_request ? 'Decline' : 'Withdraw'}
        </Button>
      </span>
    </li>
  )
}
