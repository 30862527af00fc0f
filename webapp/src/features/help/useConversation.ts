import { useCallback, useEffect, useRef, useState } from 'react'

import { replyTo } from '@/features/help/replyTo'
import type { Faq } from '@/features/help/faq/entry'
import type { Topic } from '@/features/help/topics'
import { useLeft } from '@/lib/useLeft'

export const REPLY_DELAY = 1000

/** `reply` is null where no answer is known. */
export type Exchange = { number: number; question: string } & (
  | { answered: false }
  | { answered: true; reply: Topic | Faq | null }
)

/** What was asked and answered, and what is half written. It lasts until the page closes, or until the person who asked is no longer here. */
export function useConversation() {
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const [draft, setDraft] = useState('')
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  const last = useRef(0)

  const startOver = useCallback(() => {
    timers.current.forEach(clearTimeout)
    timers.current.clear()
    setExchanges([])
    setDraft('')
  }, [])

  const ask = useCallback((typed: string) => {
    const question = typed.trim()
    if (question === '') return false
    const number = ++last.current
    setExchanges((before) => [...before, { number, question, answered: false }])
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      const reply = replyTo(question)
      setExchanges((before) =>
        before.map((exchange) => (exchange.number === number ? { number, question, answered: true, reply } : exchange)),
      )
    }, REPLY_DELAY)
    timers.current.add(timer)
    return true
  }, [])

  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(clearTimeout)
  }, [])

  useLeft(startOver)

  return { exchanges, draft, setDraft, ask, startOver }
}
