import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'

import { useConfirmByCompanyMutation, useFinishCompanyLoginMutation } from '@/api/companyLogins'
import type { CompanyLoginFinish } from '@/api/types'
import { EntryPage } from '@/components/EntryPage'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { LoginForm, type Arrival } from '@/features/accounts/LoginForm'
import { pathAfterwards, tellConfirmed } from '@/lib/companyReturn'
import { useSession } from '@/lib/session/session'
import { messageOf } from '@/rules/errors'

const LOG_IN_FAILED = 'You could not be logged in. Please try again.'
const FAILED = 'That did not work. Please close this window and try again.'
/** The state of a confirmation begins like this; that of a log-in does not. */
const CONFIRMING = 'confirm.'

/** Where the company's log-in sends people back to, with a code or an error in the address. */
export function CompanyReturn() {
  const { domain = '' } = useParams()
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  const { isInitialized } = useSession()
  const [sent] = useState(() => answerIn(search, domain))

  // The code is used up in a moment; until then it does not have to stand in the address, nor in the history.
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { from: pathAfterwards() } })
  }, [navigate, pathname, search])

  if (!sent) return <Navigate to="/user/login" replace />
  if (!isInitialized || search !== '') return <Waiting title="Login" />
  return sent.state.startsWith(CONFIRMING) ? <Confirmation sent={sent} /> : <LogIn sent={sent} />
}

function answerIn(search: string, domain: string): CompanyLoginFinish | null {
  const found = new URLSearchParams(search)
  const state = found.get('state')
  if (!state) return null
  const part = (name: string) => found.get(name) ?? ''
  return { domain, state, code: part('code'), iss: part('iss'), error: part('error') }
}

const Waiting = ({ title }: { title: string }) => (
  <EntryPage title={title}>
    <Spinner label="Hearing back from your company..." />
  </EntryPage>
)

function LogIn({ sent }: { sent: CompanyLoginFinish }) {
  const [finish] = useFinishCompanyLoginMutation()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useOnce(async () => {
    const { data, error } = await finish(sent)
    setArrival(data ? { answer: data } : { failure: messageOf(error) ?? LOG_IN_FAILED })
  })
  if (!arrival) return <Waiting title="Login" />
  return (
    <EntryPage title="Login">
      <LoginForm arrival={arrival} />
    </EntryPage>
  )
}

function Confirmation({ sent }: { sent: CompanyLoginFinish }) {
  const [confirm] = useConfirmByCompanyMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  useOnce(async () => {
    const { data, error } = await confirm(sent)
    if (!data) return setFailure(messageOf(error) ?? FAILED)
    setDone(true)
    tellConfirmed()
    window.close()
  })
  if (!isDone && !failure) return <Waiting title="Confirm it’s you" />
  return (
    <EntryPage title="Confirm it’s you">
      <h1 className="text-34">Confirm it’s you</h1>
      {isDone ? (
        <FormNotice tone="good" className="mt-4">
          Thank you. Please close this window and go on in the other one.
        </FormNotice>
      ) : (
        <FormNotice className="mt-4">{failure}</FormNotice>
      )}
    </EntryPage>
  )
}

/** An answer works once, however often the screen is drawn. */
function useOnce(act: () => Promise<void>) {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    void act()
  })
}
