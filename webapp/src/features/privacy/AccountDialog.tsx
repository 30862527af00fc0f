import { Download } from 'lucide-react'
import { useId, useRef, useState, type FormEvent } from 'react'
import { Link } from 'react-router'

import { PASSWORD_NEEDED } from '@/api/server.gen'
import { messageOf } from '@/rules/errors'
import { useDeleteMyAccountMutation, useExportMyDataMutation } from '@/api/privacy'
import { useMySecurityQuery } from '@/api/security'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PasswordInput } from '@/components/PasswordInput'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/session'

const FILE = 'hireloom-data.zip'
const FAILED = 'That did not work. Please try again.'

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called when the account and all its data are deleted; only the `receipt` is left. */
  onDeleted: (receipt: string) => void
}

/** Exports the person's data or deletes the account. Both ask for the password, or another proof, again. */
export function AccountDialog({ open, onOpenChange, onDeleted }: Props) {
  const id = useId()
  const { user } = useSession()
  const [leaves, setLeaves] = useState(false)
  const [isSure, setSure] = useState(false)
  const [unsure, setUnsure] = useState(false)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [download, downloading] = useExportMyDataMutation()
  const [remove, removing] = useDeleteMyAccountMutation()
  const { data: security } = useMySecurityQuery(undefined, { skip: !open, refetchOnMountOrArgChange: true })
  const hasPassword = security?.has_password !== false
  const form = useRef<HTMLFormElement>(null)
  const isBusy = downloading.isLoading || removing.isLoading

  const close = () => {
    setLeaves(false)
    setSure(false)
    setUnsure(false)
    setPassword('')
    setError(null)
    onOpenChange(false)
  }

  const tell = (problem: string) => {
    setError(problem)
    form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (hasPassword && password === '') return tell(PASSWORD_NEEDED)
    if (leaves && !isSure) return setUnsure(true)
    setError(null)
    if (leaves) {
      const gone = await remove({ password })
      if (gone.data) return onDeleted(gone.data.receipt)
      return tell(messageOf(gone.error) ?? FAILED)
    }
    const packed = await download({ password })
    if (!packed.data) return tell(messageOf(packed.error) ?? FAILED)
    save(packed.data)
    notify('Your data was downloaded.', { tone: 'good' })
    close()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !isBusy) close()
      }}
      title={leaves ? 'Delete my account' : 'My account'}
      lead={user ? `${user.username}, ${user.email}` : undefined}
      actions={
        leaves ? (
          <>
            <Button disabled={isBusy} onClick={() => setLeaves(false)}>
              Back
            </Button>
            <Button
              type="submit"
              form={id}
              variant="solid-danger"
              busy={removing.isLoading ? 'Deleting...' : undefined}
            >
              Delete for good
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isBusy} onClick={() => setLeaves(true)}>
              Delete my account...
            </Button>
            <Button
              type="submit"
              form={id}
              variant="primary"
              icon={<Download aria-hidden />}
              busy={downloading.isLoading ? 'Packing...' : undefined}
            >
              Download all my data
            </Button>
          </>
        )
      }
    >
      <form ref={form} id={id} noValidate onSubmit={(event) => void submit(event)} className="-m-1 space-y-4 p-1">
        <p className="text-13 text-ink-soft">
          {leaves
            ? 'Your profile, files, letters and feedback are deleted at once and cannot be recovered. Recruiters keep the count of your applications, without your name. You get a receipt.'
            : 'One zip file with everything we keep about you: account, profile, applications and every file, as JSON and in the JSON Resume format that other products read.'}
        </p>
        {!leaves && (
          <p className="text-13">
            <Link to="/user/security" onClick={close} className="font-label text-brand hover:underline">
              Password, devices and security log
            </Link>
          </p>
        )}
        {hasPassword ? (
          <Field label="Your password" error={error ?? undefined}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => {
                setPassword(event.target.value)
                setError(null)
              }}
            />
          </Field>
        ) : (
          <>
            <p className="text-13 text-ink-soft">
              You have no password here, as your company logs you in. We may ask you to confirm that it is you.
            </p>
            <FormNotice>{error}</FormNotice>
          </>
        )}
        {leaves && (
          <Checkbox
            label="I understand that none of this can be recovered."
            checked={isSure}
            error={unsure ? 'Please tick the box to confirm.' : undefined}
            onChange={(event) => {
              setSure(event.target.checked)
              setUnsure(false)
            }}
          />
        )}
      </form>
    </Dialog>
  )
}

function save(address: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = FILE
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000) // the browser has read it by then
}
