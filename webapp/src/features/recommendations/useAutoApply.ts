import { useCallback, useEffect, useRef, useState } from 'react'

import { LOGIN_TO_APPLY } from '@/api/server.gen'
import { useAutoApplyMutation, type RecommendedJob } from '@/api/recommendations'
import { useAppStore } from '@/lib/hooks'
import { codeOf, isUnreachable, messageOf } from '@/rules/errors'
import { beforeLeaving } from '@/lib/beforeLeaving'
import { keptSource } from '@/lib/kept/keptSource'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { HOLD_SECONDS } from '@/rules/recommendations'

export type Applying =
  | { at: 'rest' }
  | { at: 'held'; seconds: number }
  | { at: 'sending' }
  | { at: 'applied'; message?: string; isLate?: boolean }
  | { at: 'failed'; message: string; needsResume: boolean }

/** The sentence of the server; without one, what we know of how it failed. */
function failed(error: unknown): Applying {
  const fallback = isUnreachable(error) ? 'Error applying for job' : 'Failed to auto-apply for job'
  return { at: 'failed', message: messageOf(error) ?? fallback, needsResume: codeOf(error) === 'resume_required' }
}

/** Applies for one job: held for a few seconds in which it can be undone, then sent. Leaving the screen sends at once, and so do closing the page and logging out. */
export function useAutoApply(job: RecommendedJob) {
  const { user } = useSession()
  const store = useAppStore()
  const [send] = useAutoApplyMutation()
  const [here, setApplying] = useState<Applying>({ at: 'rest' })
  // An application that is not under way here may have been sent elsewhere; the list says so once it is fetched again.
  const isIdle = here.at === 'rest' || here.at === 'failed'
  const applying: Applying = isIdle && job.application_status === 'applied' ? { at: 'applied' } : here
  const timer = useRef<ReturnType<typeof setInterval> | null>(null)

  const stop = () => {
    if (timer.current) clearInterval(timer.current)
    const wasHeld = timer.current !== null
    timer.current = null
    return wasHeld
  }

  const deliver = useCallback(async () => {
    if (!user) return
    setApplying({ at: 'sending' })
    const { data, error } = await send({
      user_id: user.id,
      job_id: job.id,
      job_title: job.title,
      company: job.company,
      recruiter_email: job.recruiterEmail,
      source: keptSource(),
    })
    if (!data) {
      const outcome = failed(error)
      setApplying(outcome)
      if (!store.getState().session.isAuthenticated) notify(LOGIN_TO_APPLY, { tone: 'bad' })
      return
    }
    if (!data.success) {
      return setApplying({ at: 'failed', message: data.message || 'Failed to apply', needsResume: false })
    }
    const { message } = data
    const isLate = !data.email_sent
    setApplying({ at: 'applied', message, isLate })
    notify(message, {
      tone: isLate ? 'warning' : 'good',
      text: isLate
        ? 'We will keep trying for two days. There is no need to apply again.'
        : `${job.title}, ${job.company}`,
    })
  }, [job, send, store, user])

  const latest = useRef(deliver)
  const delivery = useRef<Promise<void>>(undefined)
  useEffect(() => {
    latest.current = deliver
  }, [deliver])

  // Leaving the screen instead of undoing sends the application at once.
  useEffect(() => {
    const leave = () => {
      if (stop()) delivery.current = latest.current()
      return delivery.current
    }
    const settle = beforeLeaving(leave)
    return () => {
      settle()
      void leave()
    }
  }, [])

  const hold = () => {
    if (timer.current) return
    if (!user) return setApplying({ at: 'failed', message: LOGIN_TO_APPLY, needsResume: false })
    let seconds = HOLD_SECONDS
    setApplying({ at: 'held', seconds })
    timer.current = setInterval(() => {
      seconds -= 1
      if (seconds > 0) return setApplying({ at: 'held', seconds })
      stop()
      delivery.current = latest.current()
    }, 1000)
  }

  const undo = () => {
    if (stop()) setApplying({ at: 'rest' })
  }

  return { applying, hold, undo }
}
