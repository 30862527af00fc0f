import { FingerprintPattern } from 'lucide-react'

import { useBeginPasskeyConfirmationMutation } from '@/api/passkeys'
import type { PasskeyAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { OrLine } from '@/components/OrLine'
import { askForPasskey } from '@/lib/passkeys'
import type { useCeremony } from '@/lib/useCeremony'

type Props<Data> = {
  label: string
  ceremony: ReturnType<typeof useCeremony>
  finish: (answer: PasskeyAnswer) => Promise<{ data?: Data; error?: unknown }>
  onDone: (data: Data) => void
  /** Whether another way to confirm follows below. */
  isFirst: boolean
}

/** Confirms with a passkey that it is the person; says why that failed. */
export function PasskeyButton<Data>({ label, ceremony, finish, onDone, isFirst }: Props<Data>) {
  const [begin] = useBeginPasskeyConfirmationMutation()
  const confirm = async () => {
    const data = await ceremony.run({ begin: () => begin(), ask: (begun) => askForPasskey(begun), finish })
    if (data) onDone(data)
  }
  return (
    <>
      <Button
        variant="primary"
        size="large"
        icon={<FingerprintPattern aria-hidden />}
        busy={ceremony.isRunning ? 'Waiting for your passkey...' : undefined}
        className="w-full"
        onClick={() => void confirm()}
      >
        {label}
      </Button>
      <FormNotice className="mt-3">{ceremony.failure}</FormNotice>
      {isFirst && <OrLine>or</OrLine>}
    </>
  )
}
