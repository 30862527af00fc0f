import { useState } from 'react'

import type { PasskeyAnswer, PasskeyCeremony } from '@/api/types'
import { AlreadyThere, NotChosen } from '@/lib/passkeys'
import { messageOf } from '@/rules/errors'

const FAILED = 'The passkey could not be used. Please try again.'
const DUPLICATE = 'This device already has a passkey for your account.'

type Outcome<Data> = { data?: Data; error?: unknown }
type Steps<Data> = {
  begin: () => Promise<Outcome<PasskeyCeremony>>
  /** Asks the person, through the browser. */
  ask: (begun: PasskeyCeremony) => Promise<PasskeyAnswer>
  finish: (answer: PasskeyAnswer) => Promise<Outcome<Data>>
}

/** Makes or uses a passkey: begin at the server, ask the person, and bring the answer back. */
export function useCeremony() {
  const [failure, setFailure] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)

  /** What the server answered at the end; nothing if that failed or nobody chose a passkey. */
  async function run<Data>({ begin, ask, finish }: Steps<Data>): Promise<Data | undefined> {
    setFailure(null)
    setRunning(true)
    try {
      const { data: begun, error: notBegun } = await begin()
      if (!begun) setFailure(messageOf(notBegun) ?? FAILED)
      if (!begun) return undefined
      const { data, error } = await finish(await ask(begun))
      if (!data) setFailure(messageOf(error) ?? FAILED)
      return data
    } catch (error) {
      if (!(error instanceof NotChosen)) setFailure(error instanceof AlreadyThere ? DUPLICATE : FAILED)
      return undefined
    } finally {
      setRunning(false)
    }
  }
  return { run, failure, isRunning }
}
