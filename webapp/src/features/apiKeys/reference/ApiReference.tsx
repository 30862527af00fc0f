import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { useMyApiKeysQuery } from '@/api/apiKeys'
import { useApiDocumentQuery } from '@/api/apiReference'
import { Chip } from '@/components/Chip'
import { ErrorState } from '@/components/ErrorState'
import { IconButton } from '@/components/IconButton'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Guide } from '@/features/apiKeys/reference/Guide'
import { Marked } from '@/features/apiKeys/reference/Marked'
import { MethodSign } from '@/features/apiKeys/reference/MethodSign'
import { OperationList } from '@/features/apiKeys/reference/OperationList'
import { Places } from '@/features/apiKeys/reference/Places'
import { Trial } from '@/features/apiKeys/reference/Trial'
import { copyText } from '@/lib/copyText'
import { useSession } from '@/lib/session/useSession'
import { counted } from '@/rules/figures'
import { GUIDES, keyOf, operationsOf, type Operation } from '@/rules/apiReference'
import '@/features/apiKeys/reference/apiReference.css'

/** All calls of /api/v1, one at a time, with its address, its fields and a way to try it. */
export function ApiReference() {
  const { data, isLoading, refetch } = useApiDocumentQuery()
  const { user } = useSession()
  const { data: myKeys } = useMyApiKeysQuery(undefined, { skip: !user })
  const [params, setParams] = useSearchParams()
  const [token, setToken] = useState('')
  if (isLoading) return <ScreenSkeleton />
  if (!data) return <ErrorState title="The calls could not be loaded" onRetry={() => void refetch()} />
  const operations = operationsOf(data)
  const call = params.get('call')
  const guide = GUIDES.find(({ name }) => name === call)?.name
  const chosen = operations.find(({ name }) => name === call) ?? operations[0]
  if (!chosen) return null
  const key = keyOf(myKeys?.keys ?? [], token)
  const choose = (name: string) =>
    setParams((before) => {
      before.set('call', name)
      return before
    })
  return (
    <div className="api-reference">
      <OperationList operations={operations} chosen={guide ?? chosen.name} scopes={key?.scopes} onChoose={choose} />
      {guide ? (
        <Guide name={guide} document={data} />
      ) : (
        <>
          <OperationText key={chosen.name} operation={chosen} perMinute={data['x-calls-per-minute']} />
          <Trial key={`try-${chosen.name}`} operation={chosen} token={token} ownKey={key} onToken={setToken} />
        </>
      )}
    </div>
  )
}

function OperationText({ operation, perMinute }: { operation: Operation; perMinute?: number }) {
  const { method, path, title, about, scope, inPath, inQuery, inBody, answers } = operation
  return (
    <article className="min-w-0" aria-labelledby="operation">
      <div className="flex items-center gap-2.5">
        <MethodSign method={method} />
        <code className="min-w-0 flex-1 text-13 font-label wrap-anywhere">{path}</code>
        <IconButton aria-label="Copy the address of this page" onClick={() => void copyText(window.location.href)}>
          <Link2 />
        </IconButton>
      </div>
      <h2 id="operation" className="mt-3 text-20">
        {title}
      </h2>
      {about && (
        <p className="mt-1.5 text-13 text-ink-soft">
          <Marked text={about} />
        </p>
      )}
      <p className="mt-2.5 flex flex-wrap items-center gap-2 text-13 text-ink-soft">
        Needs
        <Chip>
          <code>{scope}</code>
        </Chip>
        {perMinute && `· ${counted(perMinute, 'call')} a minute`}
      </p>
      <Places title="Path" places={inPath} />
      <Places title="Query" places={inQuery} />
      <Places title={operation.hasFiles ? 'Form' : 'Body'} places={inBody} />
      <h3 className="mt-6 border-b border-line pb-2 text-13 font-strong">Responses</h3>
      <ul>
        {answers.map((answer) => (
          <li key={answer.status} className="flex items-baseline gap-4 border-b border-line py-2 text-13">
            <code className={answer.status < '300' ? 'api-status text-good' : 'api-status text-ink-soft'}>
              {answer.status}
            </code>
            <span className={answer.status < '300' ? 'font-label' : 'text-ink-soft'}>
              <Marked text={answer.about} />
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}
