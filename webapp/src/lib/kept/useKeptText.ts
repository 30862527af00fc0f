import { useEffect, useState } from 'react'

import { keptWork } from '@/lib/kept/keptWork'
import { useSession } from '@/lib/session/useSession'

/**
 * A text that somebody is writing, kept under its name for this tab and this person: it outlives a closed dialog, another
 * row, a reload and an ended session. Until it was changed there is nothing to keep.
 */
export function useKeptText(screen: string, name: string, start: () => string = () => '') {
  const { user } = useSession()
  const [drawer] = useState(() => keptWork(user?.id ?? 'nobody', screen))
  const [first] = useState(start)
  const [text, setText] = useState(() => drawer.read(name) ?? first)
  useEffect(() => {
    drawer.write(name, text === first ? null : text)
  }, [drawer, first, name, text])
  /** Call it once the text has been sent or discarded. */
  const forget = () => void drawer.write(name, null)
  return { text, setText, forget }
}
