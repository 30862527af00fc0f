import { useCallback, useEffect, useRef, useState } from 'react'

import { useAnalyseMutation, type AtsAnswer, type AtsRequest } from '@/api/analyses'

export type Asked = { answer: AtsAnswer; seconds: number; at: string } | { error: unknown }

/** One question to the analyst at a time, which can be cancelled; a newer one takes the place of the older. */
export function useAsking() {
  const [analyse] = useAnalyseMutation()
  const current = useRef<{ abort: () => void } | null>(null)
  const [asking, setAsking] = useState<AtsRequest | null>(null)

  const cancel = useCallback(() => {
    current.current?.abort()
    current.current = null
    setAsking(null)
  }, [])
  useEffect(() => cancel, [cancel])

  /** What came back, or null when it was cancelled. */
  const ask = useCallback(
    async (request: AtsRequest): Promise<Asked | null> => {
      current.current?.abort()
      const began = performance.now()
      const call = analyse(request)
      current.current = call
      setAsking(request)
      const result = await call
      if (current.current !== call) return null
      current.current = null
      setAsking(null)
      if (!result.data) return { error: result.error }
      return { answer: result.data, seconds: (performance.now() - began) / 1000, at: new Date().toISOString() }
    },
    [analyse],
  )

  return { asking, ask, cancel }
}
