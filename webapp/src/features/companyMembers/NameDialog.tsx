import { useState } from 'react'

import { useRenameCompanyMutation } from '@/api/companyMembers'
import { Field } from '@/components/Field'
import { FormDialog } from '@/components/FormDialog'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

/** What the company is called. */
export function NameDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState(name)
  const [rename, { isLoading, error, reset }] = useRenameCompanyMutation()

  async function submit() {
    const { data } = await rename(typed)
    if (!data) return
    notify(data.message, { tone: 'good' })
    onClose()
  }

  return (
    <FormDialog
      title="Name of the company"
      lead="It appears on your careers page, in your emails, and in the jobs that you post from now on."
      action="Save name"
      busy="Saving..."
      isBusy={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" error={error ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined}>
        <TextInput
          dir="auto"
          autoComplete="organization"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            reset()
          }}
        />
      </Field>
    </FormDialog>
  )
}
