import { useEffect, useState } from 'react'

export const LIT_FOR = 2000

/** Brings the job of a link into view as soon as it stands in the list, and lights it up for a moment. */
export function useTarget(target: string | null, isThere: boolean): string | null {
  const [past, setPast] = useState<string | null>(null)
  useEffect(() => {
    if (target === null || !isThere) return
    document
      .querySelector(`[data-job="${CSS.escape(target)}"]`)
      ?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const timer = setTimeout(() => setPast(target), LIT_FOR)
    return () => clearTimeout(timer)
  }, [target, isThere])
  return isThere && past !== target ? target : null
}
