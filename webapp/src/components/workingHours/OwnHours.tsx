import { Clock } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

import { Button } from '@/components/Button'

const WorkingHours = lazy(() =>
  import('@/components/workingHours/WorkingHours').then((file) => ({ default: file.WorkingHours })),
)

/** Opens the hours in which the person can be booked, and the calendar that blocks them. */
export function OwnHours({ small = false }: { small?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size={small ? 'small' : undefined} icon={<Clock aria-hidden />} onClick={() => setOpen(true)}>
        Working hours
      </Button>
      <Suspense>{isOpen && <WorkingHours onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
