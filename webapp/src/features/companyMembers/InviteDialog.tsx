import { useId, useState, type FormEvent } from 'react'

import { useInviteIntoCompanyMutation } from '@/api/companyMembers'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { roleNames, type CompanyRole } from '@/rules/companyRoles'
import { codeOf, messageOf } from '@/rules/errors'

/** The address and the role of somebody who is invited. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<CompanyRole>('recruiter')
  const [invite, { isLoading, error, reset }] = useInviteIntoCompanyMutation()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    const { data } = await invite({ email, role })
    if (!data) return
    notify(data.message, { tone: 'good', text: 'The link works for seven days.' })
    onClose()
  }

  const problem = error ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined
  const isAboutEmail = ['email_needed', 'email_malformed'].includes(codeOf(error) ?? '')
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Invite people"
      lead="They get an email with a link that works for seven days."
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isLoading ? 'Sending...' : undefined}>
            Send invitation
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="-m-1 space-y-4 p-1">
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
      </form>
    </Dialog>
  )
}
