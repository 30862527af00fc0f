import { useCallback, useEffect, useRef, useState } from 'react'

import { useAnalyseMutation, type AtsAnswer, type AtsRequest } from '@/api/analyses'

export type AnalystReply = { answer: AtsAnswer; seconds: number; at: string } | { error: unknown }

/** Asks the analyst one question at a time. It can be cancelled; a newer question replaces the older one. */
export function useAnalyst() {
  const [analyse] = useAnalyseMutation()
  const current = useRef<{ abort: () => void } | null>(null)
  const [asking, setAsking] = useState<AtsRequest | null>(null)

  const cancel = useCallback(() => {
    current.current?.abort()
    current.current = null
    setAsking(null)
  }, [])
  useEffect(() => cancel, [cancel])

  /** The answer, or null after a cancel. */
  const ask = useCallback(
    async (request: AtsRequest): Promise<AnalystReply | null> => {
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
