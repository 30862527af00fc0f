import { TriangleAlert } from 'lucide-react'

import { useWorkingHoursQuery } from '@/api/interviews'
import { OwnHours } from '@/components/workingHours/OwnHours'
import { ownZone } from '@/lib/ownZone'

/** For somebody who has never set their hours: they begin in UTC, which may be in the middle of their night. */
export function HoursNotice() {
  const { data } = useWorkingHoursQuery()
  if (data?.zone !== 'UTC' || ownZone() === 'UTC') return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control border border-medium-line bg-medium-soft px-3 py-2.5 text-13">
      <TriangleAlert aria-hidden className="size-4 shrink-0 text-medium" strokeWidth={2} />
      <p className="min-w-0 flex-1 basis-48">
        Your working hours still follow UTC, so applicants may be offered times in your night. Set your time zone first.
      </p>
      <OwnHours small />
    </div>
  )
}
