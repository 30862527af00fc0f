import { useEffect, useState } from 'react'

import { FEEDBACK_CATEGORY } from '@/api/server.gen'
import { useSendFeedbackMutation } from '@/api/feedback'
import { useAppStore } from '@/lib/hooks'
import { useKeptForm } from '@/lib/kept/useKeptForm'
import { isUnreachable, messageOf } from '@/rules/errors'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { feedbackProblem } from '@/rules/feedback'

export const CLOSES_AFTER = 2000

const THANKS = 'Thank you for your feedback!'
const REFUSED = 'Failed to submit feedback.'
const UNREACHABLE = 'Network error. Please try again.'

type Outcome = { good: boolean; text: string }
type Draft = { by: number | null; rating: number; text: string }

const blank: Draft = { by: null, rating: 0, text: '' }

/** A draft that outlives the dialog, a failed sending and a reload. What one person wrote never shows to another. */
export function useFeedback() {
  const { user } = useSession()
  const store = useAppStore()
  const [open, setOpen] = useState(false)
  const [stored, setDraft] = useKeptForm('feedback', blank)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [send, { isLoading }] = useSendFeedbackMutation()
  const draft = stored.by === null || stored.by === user?.id ? stored : blank

  const change = (part: Partial<Pick<Draft, 'rating' | 'text'>>) => {
    setDraft({ ...draft, ...part, by: user?.id ?? null })
    setOutcome(null)
  }

  const show = (isOpen: boolean) => {
    setOpen(isOpen)
    if (isOpen) setOutcome(null)
  }

  async function submit() {
    const problem = feedbackProblem(draft, user !== null)
    if (problem || !user) return setOutcome({ good: false, text: problem ?? REFUSED })
    setOutcome(null)
    const message = draft.text.trim()
    const { data, error } = await send({ user_id: user.id, rating: draft.rating, category: FEEDBACK_CATEGORY, message })
    if (data?.success) {
      setDraft(blank)
      return setOutcome({ good: true, text: THANKS })
    }
    // The end of the session also ends the call, before its answer is read.
    const { isAuthenticated } = store.getState().session
    if (!isAuthenticated) return setOutcome({ good: false, text: feedbackProblem(draft, false) ?? REFUSED })
    setOutcome({
      good: false,
      text: isUnreachable(error) ? UNREACHABLE : (messageOf(error) ?? data?.message ?? REFUSED),
    })
  }

  const thanked = outcome?.good === true
  useEffect(() => {
    if (!thanked) return
    if (!open) return notify(THANKS, { tone: 'good' })
    const timer = setTimeout(() => setOpen(false), CLOSES_AFTER)
    return () => clearTimeout(timer)
    // Closing it by hand before that must not thank a second time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [thanked])

  return { open, show, draft, change, submit, outcome, sending: isLoading }
}
