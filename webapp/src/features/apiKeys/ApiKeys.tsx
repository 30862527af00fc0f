import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import {
  useMyApiKeysQuery,
  useReplaceApiKeyMutation,
  useRevokeApiKeyMutation,
  type ApiKeyFields,
  type ApiKeyMade,
} from '@/api/apiKeys'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { EmptyState } from '@/components/EmptyState'
import { ErrorState } from '@/components/ErrorState'
import { Question } from '@/components/Question'
import { Rows } from '@/components/Rows'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { keyColumns } from '@/features/apiKeys/keyColumns'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

const KeyForm = lazy(() => import('@/features/apiKeys/KeyForm').then((file) => ({ default: file.KeyForm })))
const NewKey = lazy(() => import('@/features/apiKeys/NewKey').then((file) => ({ default: file.NewKey })))

const FAILED = 'That did not work. Please try again.'

type Props = { isMaking: boolean; forExtension: boolean; onMake: (isMaking: boolean) => void }

/** The keys with which programs act for the person. */
export function ApiKeys({ isMaking, forExtension, onMake }: Props) {
  const { lives } = useSession()
  const { data, isLoading, error, refetch } = useMyApiKeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const [replace, replacing] = useReplaceApiKeyMutation()
  const [revoke, revoking] = useRevokeApiKeyMutation()
  const [question, setQuestion] = useState<{ key: ApiKeyFields; deed: 'replace' | 'revoke' } | null>(null)
  const [made, setMade] = useState<ApiKeyMade | null>(null)

  async function replaceIt(id: number) {
    const { data: done, error: failed } = await replace(id)
    setQuestion(null)
    if (done) setMade(done)
    else notify(messageOf(failed) ?? FAILED, { tone: 'bad' })
  }

  async function revokeIt(id: number) {
    const { data: done, error: failed } = await revoke(id)
    setQuestion(null)
    notify(done?.message ?? messageOf(failed) ?? FAILED, { tone: done ? 'good' : 'bad' })
  }

  if (isLoading) return <ScreenSkeleton />
  if (!data)
    return <ErrorState title="Your keys could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
  return (
    <>
      <Card>
        {data.keys.length > 0 ? (
          <Rows
            label="API keys"
            rows={data.keys}
            columns={keyColumns({
              onReplace: (key) => setQuestion({ key, deed: 'replace' }),
              onRevoke: (key) => setQuestion({ key, deed: 'revoke' }),
            })}
            keyOf={({ id }) => id}
            isPast={({ ended_at }) => ended_at !== null}
          />
        ) : (
          <EmptyState
            title="No keys yet"
            text="With a key, a program of yours does what you do here: list jobs, post them, read applications. It can never do more than you can."
            action={
              <Button icon={<Plus aria-hidden />} onClick={() => onMake(true)}>
                Create your first key
              </Button>
            }
          />
        )}
      </Card>
      {question && (
        <Question
          danger={question.deed === 'revoke'}
          title={question.deed === 'replace' ? `Replace ${question.key.name}?` : `Revoke ${question.key.name}?`}
          text={
            question.deed === 'replace'
              ? `You get a new key with the same scopes. The old one still works for ${counted(lives.key_overlap_hours, 'hour')}.`
              : 'Programs that use this key are refused from now on. This cannot be undone.'
          }
          label={question.deed === 'replace' ? 'Replace' : 'Revoke'}
          busy={replacing.isLoading || revoking.isLoading ? 'One moment...' : undefined}
          onYes={() => void (question.deed === 'replace' ? replaceIt : revokeIt)(question.key.id)}
          onClose={() => setQuestion(null)}
        />
      )}
      <Suspense fallback={null}>
        {isMaking && (
          <KeyForm
            scopes={data.scopes}
            forExtension={forExtension}
            onMade={(key) => {
              onMake(false)
              setMade(key)
            }}
            onClose={() => onMake(false)}
          />
        )}
        {made && <NewKey made={made} onClose={() => setMade(null)} />}
      </Suspense>
    </>
  )
}
