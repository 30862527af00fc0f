import { Check, CircleAlert, Send, TriangleAlert, Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'

import { AiSign } from '@/components/AiSign'
import { Button } from '@/components/Button'
import { Question } from '@/components/Question'
import { useLazyBrakeQuery } from '@/api/coverLetters'
import type { RecommendedJob } from '@/api/recommendations'
import { BrakeReasons } from '@/components/BrakeReasons'
import { Shortfalls } from '@/features/recommendations/Shortfalls'
import { useAutoApply } from '@/features/recommendations/useAutoApply'

/** The one action of a card; what went wrong stands above it, on this card only. */
export function AutoApply({ job }: { job: RecommendedJob }) {
  const { applying, hold, undo } = useAutoApply(job)
  const { at } = applying
  const [asks, setAsks] = useState(false)
  const [checkResume, { data: fit, isFetching }] = useLazyBrakeQuery()
  const undoButton = useRef<HTMLButtonElement>(null)
  const applyButton = useRef<HTMLButtonElement>(null)
  const before = useRef(at)

  // One button takes the other's place, and with it the focus.
  useEffect(() => {
    if (at === 'held' && before.current !== 'held') undoButton.current?.focus()
    if (at === 'rest' && before.current === 'held') applyButton.current?.focus()
    // Only if the focus is still on this card or nowhere: a person who has moved on keeps their place.
    const { activeElement, body } = document
    const isHere = activeElement === body || applyButton.current?.closest('article')?.contains(activeElement)
    if (at === 'failed' && isHere) applyButton.current?.focus({ preventScroll: true })
    before.current = at
  }, [at])

  const applyOrAsk = async () => {
    const { data } = await checkResume(job.id)
    if (!applyButton.current) return // left, or applied for elsewhere, during the check
    if (data?.brake || job.shortfalls.length > 0) setAsks(true)
    else hold()
  }

  return (
    <div>
      <div role="alert">
        {at === 'failed' && (
          <p className="mb-2 flex items-start gap-1.5 text-12 text-weak">
            <CircleAlert aria-hidden className="mt-px size-[13px] shrink-0" strokeWidth={2} />
            <span className="min-w-0 wrap-anywhere">
              {applying.message}{' '}
              {applying.needsResume && (
                <Link to="/user/AboutUser" className="font-label underline underline-offset-2">
                  Upload Resume
                </Link>
              )}
            </span>
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {at === 'held' && 'Applying in a moment. Press Undo to stop.'}
        {at === 'sending' && 'Applying...'}
        {at === 'applied' && (applying.message ?? '')}
      </p>
      {at === 'held' ? (
        <div className="flex gap-2">
          <span className="flex h-9 flex-1 items-center justify-center rounded-control bg-brand-soft px-3 text-13 font-label text-brand-strong">
            Applying in {applying.seconds} s
          </span>
          <Button
            icon={<Undo2 aria-hidden />}
            ref={undoButton}
            onClick={undo}
            aria-label={`Undo, do not apply for ${job.title}`}
          >
            Undo
          </Button>
        </div>
      ) : at === 'applied' ? (
        <>
          <button
            type="button"
            disabled
            className="flex h-9 w-full items-center justify-center gap-[7px] rounded-control border border-good-line bg-good-soft px-3.5 text-13 font-label text-good"
          >
            <Check aria-hidden className="size-4" strokeWidth={2} />
            Applied Successfully
          </button>
          {applying.isLate && (
            <p className="mt-2 flex items-start gap-1.5 text-12 text-medium">
              <TriangleAlert aria-hidden className="mt-px size-[13px] shrink-0" strokeWidth={2} />
              {applying.message}
            </p>
          )}
        </>
      ) : (
        <Button
          ref={applyButton}
          variant="primary"
          className="w-full"
          icon={at === 'failed' ? <AiSign className="size-4" /> : <Send aria-hidden />}
          busy={at === 'sending' ? 'Applying...' : isFetching ? 'Checking...' : undefined}
          aria-describedby={`job-${job.id}`}
          onClick={() => void applyOrAsk()}
        >
          Auto-Apply with AI
        </Button>
      )}
      {asks && (
        <Question
          title="Apply although much is missing?"
          text={`${job.title}, ${job.company}: your profile matches ${job.match_score}%.`}
          label="Apply anyway"
          onClose={() => setAsks(false)}
          onYes={() => {
            setAsks(false)
            hold()
          }}
        >
          {fit?.brake ? (
            <div className="text-13">
              <BrakeReasons brake={fit.brake} />
            </div>
          ) : (
            <Shortfalls of={job} />
          )}
        </Question>
      )}
    </div>
  )
}
