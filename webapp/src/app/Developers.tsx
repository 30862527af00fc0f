import { skipToken } from '@reduxjs/toolkit/query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useMyApiKeysQuery } from '@/api/apiKeys'
import { useMyWebhooksQuery } from '@/api/webhooks'
import { Amount } from '@/components/Amount'
import { Button } from '@/components/Button'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Tabs } from '@/components/Tabs'
import { ApiKeys } from '@/features/apiKeys/ApiKeys'
import { useSession } from '@/lib/session/useSession'

const Webhooks = lazy(() => import('@/features/webhooks/Webhooks').then((file) => ({ default: file.Webhooks })))

/** What connects the product to other programs; webhooks are for recruiters. */
export function Developers() {
  const [params, setParams] = useSearchParams()
  const forExtension = params.get('for') === 'extension'
  const [isMaking, setMaking] = useState(forExtension)
  const { role } = useSession()
  const isRecruiting = role !== 'user'
  const tab = isRecruiting && params.get('view') === 'webhooks' ? 'webhooks' : 'keys'
  const { working } = useMyApiKeysQuery(undefined, {
    selectFromResult: ({ data }) => ({ working: data?.keys.filter((key) => !key.ended_at).length }),
  })
  const { webhooks } = useMyWebhooksQuery(isRecruiting ? undefined : skipToken, {
    selectFromResult: ({ data }) => ({ webhooks: data?.webhooks }),
  })
  const keys = <ApiKeys isMaking={isMaking} forExtension={forExtension} onMake={setMaking} />
  return (
    <>
      <PageHeader
        title="Developers"
        lead="Let your own programs work with jobs, applications and searches."
        actions={
          <>
            {!isRecruiting && (
              <a href="/reference" className="text-13 text-brand underline">
                API reference
              </a>
            )}
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
              {tab === 'keys' ? 'Create key' : 'Add webhook'}
            </Button>
          </>
        }
      />
      {isRecruiting ? (
        <Tabs
          label="Ways to connect"
          link={{ to: '/reference', label: 'API reference' }}
          value={tab}
          onChange={(chosen) => {
            setMaking(false)
            setParams(chosen === 'keys' ? {} : { view: chosen }, { replace: true })
          }}
          tabs={[
            {
              value: 'keys',
              label: (
                <>
                  API keys
                  <Amount count={working} />
                </>
              ),
              content: keys,
            },
            {
              value: 'webhooks',
              label: (
                <>
                  Webhooks
                  <Amount count={webhooks?.length} />
                </>
              ),
              content: (
                <Suspense fallback={<ScreenSkeleton />}>
                  <Webhooks isAdding={isMaking} onAdd={setMaking} />
                </Suspense>
              ),
            },
          ]}
        />
      ) : (
        keys
      )}
    </>
  )
}
