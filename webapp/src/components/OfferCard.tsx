import type { ReactNode } from 'react'

import type { Offer } from '@/api/offers'
import { Badge } from '@/components/Badge'
import { MessageFiles } from '@/components/MessageFiles'
import { shortDate } from '@/rules/tracker'

const looks = {
  open: ['brand', 'Waiting for an answer'],
  accepted: ['good', 'Accepted'],
  declined: ['weak', 'Declined'],
  withdrawn: ['neutral', 'Withdrawn'],
} as const

/** An offer, and its outcome. */
export function OfferCard({ offer, children }: { offer: Offer; children?: ReactNode }) {
  const { title, pay, starts_on: start, note, answer_by: last, state, words, changed_at: changed, letter } = offer
  const [tone, label] = looks[state]
  return (
    <div className="rounded-control border border-line p-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span dir="auto" className="min-w-0 font-label wrap-anywhere">
          {title}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p dir="auto" className="mt-1 wrap-anywhere">
        {pay}
      </p>
      <p className="mt-1 text-12 text-ink-soft">
        {[
          start && `First day ${shortDate(start)}`,
          changed ? `${label} on ${shortDate(changed)}` : `Answer by ${shortDate(last)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {note && (
        <p dir="auto" className="mt-2 whitespace-pre-wrap wrap-anywhere text-ink-soft">
          {note}
        </p>
      )}
      {letter && <MessageFiles files={[letter]} left_out={[]} />}
      {words && (
        <p dir="auto" className="mt-2 border-l border-line-strong pl-3 whitespace-pre-wrap wrap-anywhere">
          {words}
        </p>
      )}
      {children}
    </div>
  )
}
