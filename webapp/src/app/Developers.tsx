import { Plus } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { PageHeader } from '@/components/PageHeader'
import { ApiKeys } from '@/features/apiKeys/ApiKeys'

/** What connects the product to other programs. */
export function Developers() {
  const [isMaking, setMaking] = useState(false)
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
              Create key
            </Button>
          </>
        }
      />
      <ApiKeys isMaking={isMaking} onMake={setMaking} />
    </>
  )
}
