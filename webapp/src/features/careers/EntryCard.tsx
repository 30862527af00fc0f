import { ChevronRight } from 'lucide-react'
import { useState } from 'react'

import type { Deed, Disagreement } from '@/api/careers'
import { Badge } from '@/components/Badge'
import { Checkbox } from '@/components/Checkbox'
import { Deeds } from '@/features/careers/Deeds'
import { EntryForm, OrderButtons } from '@/features/careers/EntryForm'
import { isRole, problemOf, type CareerSection, type Entry } from '@/features/careers/sections'
import { classes } from '@/lib/classes'
import { useToday } from '@/lib/useToday'
import { counted } from '@/rules/figures'
import { monthsLeft, yearsOf } from '@/rules/careerDates'

const SOON = 6 // months before a license ends

type Props = {
  entry: Entry
  section: CareerSection
  disagreements: Disagreement[]
  /** Whatever the person has decided about it. */
  onSettle: (disagreement: Disagreement) => void
  at: number
  isLast: boolean
  onChange: (entry: Entry) => void
  onMove: (by: number) => void
  onRemove: () => void
}

/** One entry of the career: a line that says what it is, and its form below once it is opened. */
export function EntryCard({ entry, section, disagreements, at, isLast, onChange, onSettle, onMove, onRemove }: Props) {
  const { section: name, singular, fields, deeds } = section
  const text = (field: string) => String(entry[field] ?? '')
  const [title = '', beside = ''] = fields
    .filter(({ kind }) => kind === 'line')
    .map((field) => text(field.name))
    .filter(Boolean)
  const [isOpened, setOpened] = useState(title === '' || (deeds !== undefined && at === 0))
  const isOpen =
    isOpened || disagreements.length > 0 || fields.some(({ name: field, kind }) => problemOf(kind, text(field)))
  const years = yearsOf({ start: text('start'), end: text('end'), is_current: entry.is_current === true })
  const facts = [deeds && !isOpen && sentencesOf(entry), years]
  return (
    <div className="border-b border-line last:border-b-0">
      <div className="flex flex-wrap items-center justify-end gap-x-2 px-4 py-1.5 tablet:px-5">
        <h3 className="career-head font-text text-13">
          <button
            type="button"
            aria-expanded={isOpen}
            className="flex min-h-9 w-full items-center gap-x-2 rounded-control text-left"
            onClick={() => setOpened(!isOpen)}
          >
            <ChevronRight
              aria-hidden
              className={classes('size-4 shrink-0 text-ink-soft', isOpen && 'rotate-90')}
              strokeWidth={1.75}
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
              <span className="career-title">
                <span className="font-strong">{title || `New ${singular}`}</span>{' '}
                <span className="text-12 font-normal text-ink-soft">{beside}</span>
              </span>{' '}
              <EndBadge until={text('expires')} />{' '}
              {isRole(name) && entry.is_current === true && <Badge tone="good">Current</Badge>}{' '}
              <span className="text-right text-12 font-normal text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
            </span>
          </button>
        </h3>
        {isOpen && (
          <OrderButtons
            name={`${singular} ${at + 1}`}
            isFirst={at === 0}
            isLast={isLast}
            onMove={onMove}
            onRemove={onRemove}
          />
        )}
      </div>
      {isOpen && (
        <div className="career-entry px-4 pt-1 pb-4 tablet:px-5">
          <EntryForm {...{ entry, fields, disagreements, onChange, onSettle }} />
          {isRole(name) && (
            <Checkbox
              className="mt-3"
              label="I work here now"
              checked={entry.is_current === true}
              onChange={(event) => {
                const is_current = event.target.checked
                onChange({ ...entry, is_current, ...(is_current ? { end: '' } : {}) })
              }}
            />
          )}
          {deeds && (
            <Deeds
              title={deeds}
              deeds={entry.deeds as Deed[]}
              onChange={(next) => onChange({ ...entry, deeds: next })}
            />
          )}
        </div>
      )}
    </div>
  )
}

const sentencesOf = ({ deeds }: Entry) => {
  const { length } = deeds as Deed[]
  return length > 0 ? counted(length, 'sentence') : 'no sentences'
}

/** What a license has left, once that is little. */
function EndBadge({ until }: { until: string }) {
  const today = useToday()
  if (!until || problemOf('date', until)) return null
  const months = monthsLeft(until, today)
  if (months > SOON) return null
  return (
    <Badge tone="medium">
      {months < 0 ? 'Expired' : months === 0 ? 'Ends this month' : `${counted(months, 'month')} left`}
    </Badge>
  )
}
