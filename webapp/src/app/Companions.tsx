import { useEffect, useState } from 'react'

import { icons } from '@/app/placeIcons'
import { Feedback } from '@/features/feedback/Feedback'
import { Assistant } from '@/features/help/Assistant'
import { HelpDeskDialog } from '@/features/helpdesk/HelpDeskDialog'
import { helpDeskIsReady } from '@/lib/helpDesk'
import { useKeptFocus } from '@/lib/useKeptFocus'

/** What stands on every screen, public ones included. It is loaded when nothing more urgent is left to do. */
export function Companions() {
  const [helpDesk, setHelpDesk] = useState(false)
  useEffect(() => helpDeskIsReady(() => setHelpDesk(true)), [])
  useKeptFocus()
  return (
    <>
      <Feedback />
      <Assistant icons={icons} onHelpDesk={() => setHelpDesk(true)} />
      <HelpDeskDialog open={helpDesk} onOpenChange={setHelpDesk} />
    </>
  )
}
