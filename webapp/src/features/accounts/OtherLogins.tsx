import { Building2, FingerprintPattern } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useBeginPasskeyLoginMutation, useLogInByPasskeyMutation } from '@/api/passkeys'
import type { LoginAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { OrLine } from '@/components/OrLine'
import { askForPasskey, canUsePasskeys, NotChosen, offersPasskeys } from '@/lib/passkeys'
import { useCeremony } from '@/lib/useCeremony'

type Props = { onDone: (answer: LoginAnswer) => void; onCompany: () => void }

/** Ways to log in without the password; a passkey only where this browser has them. */
export function OtherLogins({ onDone, onCompany }: Props) {
  return (
    <div className="mt-6">
      {canUsePasskeys() && <PasskeyLogin onDone={onDone} />}
      <Button
        size="large"
        icon={<Building2 aria-hidden className="text-brand" />}
        className="mt-2 w-full"
        onClick={onCompany}
      >
        Log in with company SSO
      </Button>
      <OrLine>or with your password</OrLine>
    </div>
  )
}

/** A button, and the same offer by the browser itself in the field for the email. */
function PasskeyLogin({ onDone }: Pick<Props, 'onDone'>) {
  const [begin] = useBeginPasskeyLoginMutation()
  const [logIn] = useLogInByPasskeyMutation()
  const pressed = useCeremony()
  const offered = useCeremony()
  const offer = useRef<AbortController>(null)

  async function go(ceremony: typeof pressed, signal?: AbortSignal) {
    const data = await ceremony.run({
      begin: async () => {
        const begun = await begin()
        if (signal && !begun.data) throw new NotChosen() // nobody asked for it, so say nothing
        return begun
      },
      ask: (begun) => askForPasskey(begun, signal),
      finish: (answer) => logIn(answer),
    })
    if (data) onDone(data)
  }

  useEffect(() => {
    const controller = new AbortController()
    offer.current = controller
    void offersPasskeys().then((does) => {
      if (does && !controller.signal.aborted) void go(offered, controller.signal)
    })
    return () => controller.abort()
    // Once, as the screen opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const press = () => {
    offer.current?.abort() // a browser asks for one thing at a time
    void go(pressed)
  }

  return (
    <>
      <Button
        size="large"
        icon={<FingerprintPattern aria-hidden className="text-brand" />}
        busy={pressed.isRunning ? 'Waiting for your passkey...' : undefined}
        className="w-full"
        onClick={press}
      >
        Log in with a passkey
      </Button>
      <FormNotice className="mt-3">{pressed.failure ?? offered.failure}</FormNotice>
    </>
  )
}
