import '@/features/decisions/applicants/reasons.css'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { ShareReason } from '@/features/decisions/applicants/ShareReason'
import type { Change, DecisionWords } from '@/features/decisions/applicants/useDecisions'

type Props = {
  change: Change
  /** The company's list. */
  reasons: readonly string[]
  onReject: (words: DecisionWords) => void
  onClose: () => void
}

/** Why somebody is rejected, when the recruiter rejects with one press: choosing a reason rejects. */
export function ReasonSheet({ change, reasons, onReject, onClose }: Props) {
  const [isShared, setShared] = useState(false)
  const reject = (reason: string) => {
    onReject({ message: '', reason, share_reason: isShared })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Why do you reject ${change.applications[0]!.full_name}?`}
      lead={isShared ? 'The rejection email names the reason.' : 'The rejection email does not name the reason.'}
      actions={<Button onClick={() => reject('')}>Reject without a reason</Button>}
    >
      <ul className="space-y-2">
        {reasons.map((reason) => (
          <li key={reason}>
            <button type="button" dir="auto" className="reason" onClick={() => reject(reason)}>
              {reason}
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <ShareReason isShared={isShared} onChange={setShared} />
      </div>
    </Dialog>
  )
}
