import { FormNotice } from '@/components/FormNotice'
import type { Refused } from '@/features/resets/useReset'

/** What failed, and below it what the server said. */
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
