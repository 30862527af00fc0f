import { useState } from 'react'
import { Link } from 'react-router'

import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { useMySecurityQuery } from '@/api/security'
import { DeleteDialog } from '@/features/privacy/DeleteDialog'
import { DownloadForm } from '@/features/privacy/DownloadForm'
import { useSession } from '@/lib/session/useSession'

type Props = {
  /** Called when the account and all its data are deleted; only the `receipt` is left. */
  onDeleted: (receipt: string) => void
}

/** What is stored about the person: who sees it, a copy of it, and its deletion. */
export function PrivacyAndData({ onDeleted }: Props) {
  const { role } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const { data } = useMySecurityQuery()
  const hasPassword = data?.has_password !== false
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_416px]">
      <Card aria-labelledby="own-data">
        <CardHead id="own-data" title="Your data" />
        <DownloadForm hasPassword={hasPassword} />
      </Card>
      <div className="space-y-4">
        {role === 'user' && (
          <Card aria-labelledby="visibility">
            <CardHead id="visibility" title="Who sees you" />
            <p className="px-4 py-4 text-13 text-ink-soft tablet:px-5">
              Your profile decides whether all companies, only verified ones or nobody can find you.{' '}
              <Link to="/user/AboutUser" className="font-label text-brand hover:underline">
                Choose in your profile
              </Link>
            </p>
          </Card>
        )}
        <Card aria-labelledby="deletion">
          <CardHead id="deletion" title="Delete my account" />
          <div className="space-y-4 px-4 py-4 tablet:px-5">
            <p className="text-13 text-ink-soft">
              Your profile, files, letters and feedback are deleted at once and cannot be recovered.
            </p>
            <Button variant="danger" onClick={() => setLeaving(true)}>
              Delete my account...
            </Button>
          </div>
        </Card>
      </div>
      {isLeaving && <DeleteDialog hasPassword={hasPassword} onDeleted={onDeleted} onClose={() => setLeaving(false)} />}
    </div>
  )
}
