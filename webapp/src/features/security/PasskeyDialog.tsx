import { useState } from 'react'

import { useAddPasskeyMutation, useBeginPasskeyMutation } from '@/api/passkeys'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { FormDialog } from '@/components/FormDialog'
import { notify } from '@/lib/notify'
import { makePasskey } from '@/lib/passkeys'
import { useCeremony } from '@/lib/useCeremony'

type Props = { device: string; onDone: (recoveryCodes: readonly string[]) => void; onClose: () => void }

/** Names a new passkey and has the browser create it. */
export function PasskeyDialog({ device, onDone, onClose }: Props) {
  const [name, setName] = useState(device)
  const [begin] = useBeginPasskeyMutation()
  const [add] = useAddPasskeyMutation()
  const { run, failure, isRunning } = useCeremony()

  async function submit() {
    if (name.trim() === '') return
    const data = await run({
      begin: () => begin(),
      ask: makePasskey,
      finish: (answer) => add({ ...answer, name: name.trim() }),
    })
    if (!data) return
    notify(data.message, { tone: 'good' })
    onDone(data.recovery_codes)
  }

  return (
    <FormDialog
      title="Add a passkey"
      lead="Your device then asks for your fingerprint, your face or its PIN. From then on, nobody can log in with your password alone."
      action="Continue"
      busy="Waiting for your device..."
      isBusy={isRunning}
      isIncomplete={name.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label="Name" hint="So that you recognize it in your list">
        <TextInput name="name" maxLength={60} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <FormNotice className="mt-3">{failure}</FormNotice>
    </FormDialog>
  )
}
