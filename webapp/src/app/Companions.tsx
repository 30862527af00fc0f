import '@/app/companions.css'

import { Suspense, useEffect, useState } from 'react'
import { useMatch } from 'react-router'

import { icons } from '@/app/placeIcons'
import { Confirmations } from '@/features/security/Confirmations'
import { Feedback } from '@/features/feedback/Feedback'
import { HelpDeskDialog } from '@/features/feedback/HelpDeskDialog'
import { helpDeskIsReady } from '@/lib/helpDesk'
import { lazyOrNothing } from '@/lib/lazyOrNothing'
import { useKeptFocus } from '@/lib/useKeptFocus'

const Assistant = lazyOrNothing(() => import('@/features/help/Assistant').then((file) => file.Assistant))

/** Assistant, feedback and help desk on every screen, public ones included; loaded when the browser is idle. */
export function Companions() {
  const [helpDesk, setHelpDesk] = useState(false)
  useEffect(() => helpDeskIsReady(() => setHelpDesk(true)), [])
  useKeptFocus()
  // People who book an interview may not know us, and need the whole screen of a phone.
  const isBooking = useMatch('/interview/:token') !== null
  if (isBooking) return null
  return (
    <>
      <Confirmations />
      <div className="companions" data-print="no">
        <Feedback />
        <Suspense>
          <Assistant icons={icons} onHelpDesk={() => setHelpDesk(true)} />
        </Suspense>
      </div>
      <HelpDeskDialog open={helpDesk} onOpenChange={setHelpDesk} />
    </>
  )
}
