import type { ReactNode } from 'react'

import { Chip } from '@/components/Chip'
import { errorsOf, scopesOf, type ApiDocument, type GuideName } from '@/rules/apiReference'

const statuses = [
  ['400', 'The request cannot be read: its JSON or its cursor'],
  ['401', 'The key is missing, unknown, expired or revoked'],
  ['403', 'The key lacks the scope, or its owner may not do this'],
  ['404', 'There is no such thing, or it is not yours'],
  ['409', 'Its state does not allow this, or the Idempotency-Key was used for another request'],
  ['413', 'The file is too large'],
  ['422', 'A value is missing or not possible; errors names it'],
  ['429', 'Too many calls'],
  ['503', 'Too busy, or a service that we need does not answer'],
] as const

/** What all calls have in common, as far as the document says it. */
export function Guide({ name, document }: { name: GuideName; document: ApiDocument }) {
  return (
    <article className="api-guide min-w-0 text-13" aria-labelledby="guide">
      {name === 'keys' ? <KeysAndScopes document={document} /> : <ErrorsAndLimits document={document} />}
    </article>
  )
}

function KeysAndScopes({ document }: { document: ApiDocument }) {
  return (
    <>
      <h2 id="guide" className="text-20">
        Keys and scopes
      </h2>
      <p className="mt-2 text-ink-soft">
        Make a key under Developers. It is shown once; send it as <code>Authorization: Bearer hl_...</code>, never in an
        address. A key does what you may do and its scopes allow, no more, until it expires or you revoke it.
      </p>
      <p className="mt-2 text-ink-soft">
        The calls of a test key (<code>hl_test_...</code>) are checked like all others, change nothing and are answered
        with the examples of this reference; <code>Test-Data: true</code> says so.
      </p>
      <Rows title="Scopes" note="A scope that writes includes the one that reads.">
        {scopesOf(document).map(({ scope, titles }) => (
          <li key={scope} className="api-place">
            <span>
              <Chip>
                <code>{scope}</code>
              </Chip>
            </span>
            <span className="min-w-0 text-ink-soft">{titles.join(' · ')}</span>
          </li>
        ))}
      </Rows>
    </>
  )
}

function ErrorsAndLimits({ document }: { document: ApiDocument }) {
  return (
    <>
      <h2 id="guide" className="text-20">
        Errors and limits
      </h2>
      <p className="mt-2 text-ink-soft">
        The status says whether a call has worked. A failure answers <code>code</code>, a word that does not change, and{' '}
        <code>message</code>, a sentence for people. After 429 and 503 nothing has happened, and{' '}
        <code>Retry-After</code> says in how many seconds it works again. A POST with an <code>Idempotency-Key</code>{' '}
        can be repeated for 24 hours without happening twice.
      </p>
      <Rows title="Statuses">
        {statuses.map(([status, about]) => (
          <li key={status} className="api-place">
            <code>{status}</code>
            <span className="text-ink-soft">{about}</span>
          </li>
        ))}
      </Rows>
      <Rows title="Codes" note="With their usual messages.">
        {errorsOf(document).map(({ code, status, message }) => (
          <li key={code} className="api-error">
            <code className="wrap-anywhere">{code}</code>
            <code className="text-ink-soft">{status}</code>
            <span className="min-w-0 text-ink-soft">{message}</span>
          </li>
        ))}
      </Rows>
    </>
  )
}

function Rows({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-6 border-b border-line pb-2 text-13 font-strong">
        {title} {note && <span className="font-normal text-ink-soft">{note}</span>}
      </h3>
      <ul>{children}</ul>
    </>
  )
}
