import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'

import { Button } from '@/components/Button'
import { PageHeader } from '@/components/PageHeader'
import { ScreenSkeleton } from '@/components/ScreenSkeleton'
import { Tabs } from '@/components/Tabs'
import { ApiKeys } from '@/features/apiKeys/ApiKeys'
import { useSession } from '@/lib/session/session'

const Webhooks = lazy(() => import('@/features/webhooks/Webhooks').then((file) => ({ default: file.Webhooks })))

/** What connects the product to other programs; webhooks are for recruiters. */
export function Developers() {
  const [params, setParams] = useSearchParams()
  const forExtension = params.get('for') === 'extension'
  const [isMaking, setMaking] = useState(forExtension)
  const { role } = useSession()
  const isRecruiting = role !== 'user'
  const tab = isRecruiting && params.get('view') === 'webhooks' ? 'webhooks' : 'keys'
  const keys = <ApiKeys isMaking={isMaking} forExtension={forExtension} onMake={setMaking} />
  return (
    <>
      <PageHeader
        title="Developers"
        lead="Let your own programs work with jobs, applications and searches."
        actions={
          <>
            <a href="/reference" className="text-13 text-brand underline">
              API reference
            </a>
            <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setMaking(true)}>
              {tab === 'keys' ? 'Create key' : 'Add webhook'}
            </Button>
          </>
        }
      />
      {isRecruiting ? (
        <Tabs
          label="Ways to connect"
          value={tab}
          onChange={(chosen) => {
            setMaking(false)
            setParams(chosen === 'keys' ? {} : { view: chosen }, { replace: true })
          }}
          tabs={[
            { value: 'keys', label: 'API keys', content: keys },
            {
              value: 'webhooks',
              label: 'Webhooks',
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
