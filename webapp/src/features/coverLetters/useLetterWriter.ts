import { useCallback, useEffect, useRef, useState } from 'react'

import { isUnreachable, messageOf } from '@/rules/errors'
import { useGenerateIntelligentLetterMutation, useGenerateLetterMutation, type Claim } from '@/api/coverLetters'
import type { IntelligentLetterForm, LetterForm } from '@/api/types'

export type WrittenLetter = { text: string; claims: Claim[]; apiUsed: string }

const GENERAL = 'Failed to generate cover letter'

const rawBody = (error: unknown): string => {
  const { data } = (error ?? {}) as { data?: unknown }
  return typeof data === 'string' ? data : JSON.stringify(data ?? '')
}

/** What went wrong, as the person reads it. */
function sentenceOf(error: unknown): string {
  const {
    status,
    originalStatus,
    error: reason,
  } = (error ?? {}) as {
    status?: number | string
    originalStatus?: number
    error?: string
  }
  const code = typeof status === 'number' ? status : originalStatus
  if (code !== undefined) return `Server error (${code}): ${messageOf(error) ?? rawBody(error)}`
  return isUnreachable(error) ? `Network error: ${reason ?? 'no answer'}` : GENERAL
}

/** Orders letters, one at a time; a newer order or a cancel aborts the older one. */
export function useLetterWriter() {
  const [generate] = useGenerateLetterMutation()
  const [generateIntelligent] = useGenerateIntelligentLetterMutation()
  const current = useRef<{ abort: () => void } | null>(null)
  const [busy, setBusy] = useState(false)

  /** The letter, the sentence that says why there is none, or null when it was cancelled. */
  const follow = async (call: ReturnType<typeof generate> | ReturnType<typeof generateIntelligent>) => {
    current.current?.abort()
    current.current = call
    setBusy(true)
    const { data, error } = await call
    if (current.current !== call) return null
    current.current = null
    setBusy(false)
    if (!data) return sentenceOf(error)
    if (!data.success || !data.cover_letter) return data.message || GENERAL
    return { text: data.cover_letter, claims: data.claims, apiUsed: data.api_used } satisfies WrittenLetter
  }

  const cancel = useCallback(() => {
    current.current?.abort()
    current.current = null
    setBusy(false)
  }, [])
  // A response after unmounting must not be kept: another person may be logged in by then.
  useEffect(() => cancel, [cancel])

  return {
    busy,
    write: (order: LetterForm) => follow(generate(order)),
    customize: (order: IntelligentLetterForm) => follow(generateIntelligent(order)),
    cancel,
  }
}
