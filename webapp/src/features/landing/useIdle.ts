import { useEffect, useState } from 'react'

import { whenIdle } from '@/lib/whenIdle'

/** Whether the page is idle: content that is not immediately visible is loaded only then. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
