import { useState } from 'react'

import { useInviteIntoCompanyMutation } from '@/api/companyMembers'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { roleNames, type CompanyRole } from '@/rules/companyRoles'
import { codeOf, messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

/** The address and the role of somebody who is invited. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const life = counted(useSession().lives.invitation_days, 'day')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<CompanyRole>('recruiter')
  const [invite, { isLoading, error, reset }] = useInviteIntoCompanyMutation()

  async function submit() {
    const { data } = await invite({ email, role })
    if (!data) return
    notify(data.message, { tone: 'good', text: `The link works for ${life}.` })
    onClose()
  }

  const problem = error ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined
  const isAboutEmail = ['email_needed', 'email_malformed'].includes(codeOf(error) ?? '')
  return (
    <FormDialog
      title="Invite people"
      lead={`They get an email with a link that works for ${life}.`}
      action="Send invitation"
      busy="Sending..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="space-y-4">
        <Field label="Email" error={isAboutEmail ? problem : undefined}>
          <TextInput
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              reset()
            }}
          />
        </Field>
        <Field label="Role">
          <Select value={role} onChange={({ target }) => setRole(target.value as CompanyRole)}>
            {roleNames.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {!isAboutEmail && <FormNotice>{problem}</FormNotice>}
      </div>
    </FormDialog>
  )
}
