import { skipToken } from '@reduxjs/toolkit/query'
import { Download, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { useMyApiKeysQuery } from '@/api/apiKeys'
import { useMyWebhooksQuery } from '@/api/webhooks'
import { Amount } from '@/components/Amount'
import { Button, ButtonLink } from '@/components/Button'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Tabs } from '@/components/Tabs'
import { ApiKeys } from '@/features/apiKeys/ApiKeys'
import { useSession } from '@/lib/session/useSession'

const ApiReference = lazy(() =>
  import('@/features/apiKeys/reference/ApiReference').then((file) => ({ default: file.ApiReference })),
)
const Webhooks = lazy(() => import('@/features/webhooks/Webhooks').then((file) => ({ default: file.Webhooks })))

/** What connects the product to other programs; webhooks are for recruiters. */
export function Developers() {
  const [params, setParams] = useSearchParams()
  const forExtension = params.get('for') === 'extension'
  const [isMaking, setMaking] = useState(forExtension)
  const { role } = useSession()
  const isRecruiting = role !== 'user'
  const view = params.get('view')
  const tab = view === 'reference' || (view === 'webhooks' && isRecruiting) ? view : 'keys'
  const { working } = useMyApiKeysQuery(undefined, {
    selectFromResult: ({ data }) => ({ working: data?.keys.filter((key) => !key.ended_at).length }),
  })
  const { webhooks } = useMyWebhooksQuery(isRecruiting ? undefined : skipToken, {
    selectFromResult: ({ data }) => ({ webhooks: data?.webhooks }),
  })
  const tabs = [
    {
      value: 'keys',
      label: (
        <>
          API keys
          <Amount count={working} />
        </>
      ),
      content: <ApiKeys isMaking={isMaking} forExtension={forExtension} onMake={setMaking} />,
    },
    ...(isRecruiting
      ? [
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
        ]
      : []),
    {
      value: 'reference',
      label: 'API reference',
      content: (
        <Suspense fallback={<ScreenSkeleton />}>
          <ApiReference />
        </Suspense>
      ),
    },
  ]
  return (
    <>
      <PageHeader
        title="Developers"
        lead="Let your own programs work with jobs, applications and searches."
        actions={
          tab === 'reference' ? (
            <ButtonLink
              to="/api/v1/openapi.json"
              reloadDocument
              download="hireloom-openapi.json"
              icon={<Download aria-hidden />}
            >
              OpenAPI file
            </ButtonLink>
          ) : (
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
              {tab === 'keys' ? 'Create key' : 'Add webhook'}
            </Button>
          )
        }
      />
      <Tabs
        label="Ways to connect"
        value={tab}
        onChange={(chosen) => {
          setMaking(false)
          setParams(chosen === 'keys' ? {} : { view: chosen }, { replace: true })
        }}
        tabs={tabs}
      />
    </>
  )
}
