import { useId, useState, type FormEvent } from 'react'

import {
  useBeginCompanyLoginMutation,
  useCompanyLoginQuery,
  useRemoveCompanyLoginMutation,
  useSetCompanyLoginMutation,
  type CompanyLoginSettings,
} from '@/api/companyLogins'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PasswordInput } from '@/components/PasswordInput'
import { Question } from '@/components/Question'
import { Spinner } from '@/components/Spinner'
import { TextInput } from '@/components/TextInput'
import { leaveFor } from '@/lib/companyReturn'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { companyLoginProblem, loginState } from '@/rules/companyLogins'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'

type Props = { domain: string; onClose: () => void }

/** How the people of a company log in through its own provider. */
export function CompanyLoginDialog({ domain, onClose }: Props) {
  const { data, error, refetch } = useCompanyLoginQuery(domain, { refetchOnMountOrArgChange: true })
  if (data) return <Settings domain={domain} settings={data} onClose={onClose} />
  return (
    <Dialog open wide onOpenChange={(open) => !open && onClose()} title={`Log-in for ${domain}`}>
      {error ? (
        <ErrorState title="The log-in could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading..." />
      )}
    </Dialog>
  )
}

function Settings({ domain, settings: { login, redirect_url }, onClose }: Props & { settings: CompanyLoginSettings }) {
  const id = useId()
  const [form, setForm] = useState({
    issuer: login?.issuer ?? '',
    client_id: login?.client_id ?? '',
    client_secret: '',
    is_required: login?.is_required ?? false,
  })
  const [problem, setProblem] = useState<ReturnType<typeof companyLoginProblem> | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const [save, saving] = useSetCompanyLoginMutation()
  const [remove, removing] = useRemoveCompanyLoginMutation()
  const change = (part: Partial<typeof form>) => {
    setForm({ ...form, ...part })
    setProblem(null)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving.isLoading) return
    const { data, error } = await save({ domain, ...form })
    if (!data) return setProblem(companyLoginProblem(error) ?? { text: FAILED })
    notify(data.message, { tone: 'good' })
    setForm({ ...form, client_secret: '' })
  }

  async function away() {
    const { data, error } = await remove({ domain })
    setRemoving(false)
    if (!data) return setProblem({ text: messageOf(error) ?? FAILED })
    notify(data.message, { tone: 'good' })
    onClose()
  }

  const errorOf = (field: string) => (problem?.field === field ? problem.text : undefined)
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && !saving.isLoading && onClose()}
      title={`Log-in for ${domain}`}
      lead="People log in through the company’s own provider, with OpenID Connect."
      actions={
        <>
          {login && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={saving.isLoading ? 'Asking the provider...' : undefined}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="-m-1 space-y-4 p-1">
        <p role="status" className="text-13 text-ink-soft">
          {loginState(login)}
        </p>
        {login && <Trial domain={domain} onFailure={(text) => setProblem({ text })} />}
        <RedirectAddress url={redirect_url} />
        <Field label="Issuer" hint="https://…" error={errorOf('issuer')}>
          <TextInput
            name="issuer"
            inputMode="url"
            value={form.issuer}
            onChange={(e) => change({ issuer: e.target.value })}
          />
        </Field>
        <Field label="Client ID" error={errorOf('client_id')}>
          <TextInput
            name="client_id"
            autoComplete="off"
            value={form.client_id}
            onChange={(e) => change({ client_id: e.target.value })}
          />
        </Field>
        <Field label="Client secret" hint={login ? 'Leave empty to keep the current one' : undefined}>
          <PasswordInput
            name="client_secret"
            what="client secret"
            autoComplete="off"
            value={form.client_secret}
            onChange={(e) => change({ client_secret: e.target.value })}
          />
        </Field>
        <Checkbox
          label={`Everybody with an email at ${domain} must log in through it. Passwords and passkeys no longer work.`}
          checked={form.is_required}
          onChange={(e) => change({ is_required: e.target.checked })}
        />
        <FormNotice>{problem?.field ? null : problem?.text}</FormNotice>
      </form>
      {isRemoving && (
        <Question
          title="Remove this log-in?"
          text={`People at ${domain} will log in with a password or a passkey. Those without a password choose one with “Forgot Password”.`}
          label="Remove"
          danger
          busy={removing.isLoading ? 'Removing...' : undefined}
          onYes={() => void away()}
          onClose={() => setRemoving(false)}
        />
      )}
    </Dialog>
  )
}

/** Somebody of the company tries it themselves: they leave, log in there, and come back as the same person. */
function Trial({ domain, onFailure }: { domain: string; onFailure: (text: string) => void }) {
  const { user } = useSession()
  const [begin, { isLoading }] = useBeginCompanyLoginMutation()
  if (!user?.email.endsWith(`@${domain}`) || user.user_type === 'admin') return null
  async function go() {
    const { data, error } = await begin({ email: user?.email ?? '' })
    if (data) leaveFor(data.address, '/user/security')
    else onFailure(messageOf(error) ?? FAILED)
  }
  return (
    <Button busy={isLoading ? 'Opening...' : undefined} onClick={() => void go()}>
      Try it: log in with it now
    </Button>
  )
}

function RedirectAddress({ url }: { url: string }) {
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify('Copied', { tone: 'good' }),
      () => notify('This browser does not allow copying. Please select the text.', { tone: 'bad' }),
    )
  return (
    <div className="rounded-card border border-line bg-sunken p-3">
      <p className="text-12 text-ink-soft">Redirect address to register with the provider</p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13">
        <span className="min-w-0 flex-1 wrap-anywhere">{url}</span>
        <Button size="row" aria-label="Copy the redirect address" onClick={() => void copy()}>
          Copy
        </Button>
      </div>
    </div>
  )
}
