import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'

import { useConfirmByCompanyMutation, useFinishCompanyLoginMutation } from '@/api/companyLogins'
import type { CompanyLoginFinish } from '@/api/types'
import { EntryPage } from '@/components/EntryPage'
import { FormNotice } from '@/components/FormNotice'
import { Spinner } from '@/components/Spinner'
import { LoginForm, type Arrival } from '@/features/accounts/LoginForm'
import { pathAfterwards, tellConfirmed } from '@/lib/companyReturn'
import { useSession } from '@/lib/session/useSession'
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
  const [answer] = useState(() => answerIn(search, domain))

  // The code is used up in a moment; until then it should be neither in the address nor in the history.
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state: { from: pathAfterwards() } })
  }, [navigate, pathname, search])

  if (!answer) return <Navigate to="/user/login" replace />
  if (!isInitialized || search !== '') return <Waiting title="Login" />
  return answer.state.startsWith(CONFIRMING) ? <Confirmation answer={answer} /> : <LogIn answer={answer} />
}

function answerIn(search: string, domain: string): CompanyLoginFinish | null {
  const params = new URLSearchParams(search)
  const state = params.get('state')
  if (!state) return null
  const part = (name: string) => params.get(name) ?? ''
  return { domain, state, code: part('code'), iss: part('iss'), error: part('error') }
}

const Waiting = ({ title }: { title: string }) => (
  <EntryPage title={title}>
    <Spinner label="Hearing back from your company..." />
  </EntryPage>
)

function LogIn({ answer }: { answer: CompanyLoginFinish }) {
  const [finish] = useFinishCompanyLoginMutation()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useOnce(async () => {
    const { data, error } = await finish(answer)
    setArrival(data ? { answer: data } : { failure: messageOf(error) ?? LOG_IN_FAILED })
  })
  if (!arrival) return <Waiting title="Login" />
  return (
    <EntryPage title="Login">
      <LoginForm arrival={arrival} />
    </EntryPage>
  )
}

function Confirmation({ answer }: { answer: CompanyLoginFinish }) {
  const [confirm] = useConfirmByCompanyMutation()
  const [failure, setFailure] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  useOnce(async () => {
    const { data, error } = await confirm(answer)
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
