import { useEffect, useState } from 'react'

import { whenIdle } from '@/lib/whenIdle'

/** Whether the page has come to rest: what is not seen at once is loaded only then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
