import { FormNotice } from '@/components/FormNotice'
import type { Refused } from '@/features/resets/useReset'

/** What failed, and below it the server's message. */
export function Notice({ refused }: { refused: Refused | null }) {
  return (
    <FormNotice className="mt-4">
      {refused?.notice && (
        <>
          <p>{refused.notice}</p>
          {refused.reason && <p>{refused.reason}</p>}
        </>
      )}
    </FormNotice>
  )
}
