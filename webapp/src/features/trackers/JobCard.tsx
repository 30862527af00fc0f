import { Bell, Bookmark, Calendar, CircleCheck, CircleX, Clock, Globe, Hourglass, Send } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import type { Stage, TrackedJob, TrackerStage } from '@/api/trackedJobs'
import { Mark } from '@/components/Logo'
import { NewMessage } from '@/components/NewMessage'
import { Select } from '@/components/Select'
import { SmallRing } from '@/components/SmallRing'
import { Button } from '@/components/Button'
import { bandOf } from '@/rules/bands'
import { cardKey, cardLine, isFixed, isOurs, sourceOf, type CardLine } from '@/rules/trackerBoard'

type Props = {
  job: TrackedJob
  stages: readonly TrackerStage[]
  today: string
  isNew: boolean
  /** Whether the keys move it now. */
  isMoving: boolean
  /** Pixels of the place that the card leaves behind while it is dragged. */
  gap: number
  onOpen: () => void
  /** Opens the application for the job. */
  onApplication: (id: number) => void
  onMatch: () => void
  onMove: (stage: Stage) => void
  onKey: (event: KeyboardEvent) => void
}

const icons: Record<CardLine['kind'], typeof Bell> = {
  meeting: Calendar,
  reminder: Bell,
  deadline: Clock,
  quiet: Hourglass,
  status: CircleCheck,
  applied: Send,
  added: Bookmark,
}

/** One job on the board. */
export function JobCard({ job, stages, today, isNew, isMoving, gap, onOpen, onApplication, ...acts }: Props) {
  const { onMatch, onMove, onKey } = acts
  const { application_id: application } = job
  const line = cardLine(job, today)
  const Icon = line.kind === 'status' && line.tone === 'weak' ? CircleX : icons[line.kind]
  const fixed = isFixed(job)
  return (
    <>
      <li
        className="board-card"
        data-card={cardKey(job)}
        data-draggable={fixed ? undefined : ''}
        data-moving={isMoving || undefined}
        data-new={isNew || undefined}
      >
        <div className="board-head">
          <span aria-hidden className="board-tile">
            {([...job.company][0] ?? '').toUpperCase()}
          </span>
          <div className="min-w-0">
            <button
              type="button"
              title={job.title}
              aria-keyshortcuts={fixed ? undefined : 'M'}
              onClick={onOpen}
              onKeyDown={fixed ? undefined : onKey}
              className="line-clamp-2 rounded-badge text-left text-13 font-label wrap-anywhere hover:text-brand"
            >
              {job.title}
            </button>
            <p className="truncate text-12 text-ink-soft">{job.company}</p>
          </div>
        </div>
        {job.stage === 'offer' && job.salary && <p className="mt-1.5 font-heading text-15 font-strong">{job.salary}</p>}
        {job.note && <p className="board-note text-12 text-ink-soft">{job.note}</p>}
        <div className="board-source text-12 text-ink-soft">
          <span className="flex min-w-0 items-center gap-1.5">
            {isOurs(job) ? (
              <Mark className="size-4 shrink-0" />
            ) : (
              <Globe aria-hidden className="size-4 shrink-0" strokeWidth={1.75} />
            )}
            <span className="truncate">{sourceOf(job)}</span>
          </span>
          <span className="flex shrink-0 items-center gap-2">
            {job.application_id === null && job.has_text && job.id > 0 && (
              <Button size="row" onClick={onMatch} aria-label={`Match with ${job.title}`}>
                Match
              </Button>
            )}
            {job.match_score !== null && (
              <span className="flex items-center gap-1.5">
                <span aria-hidden>Profile match</span>
                <SmallRing percent={job.match_score} tone={bandOf(job.match_score)} />
                <span className="sr-only">
                  {job.match_score}% profile match{job.application_id === null ? '' : ' when you applied'}
                </span>
              </span>
            )}
          </span>
        </div>
        <p className="board-line" data-tone={line.tone}>
          <Icon aria-hidden strokeWidth={1.75} />
          {line.text}
        </p>
        {application !== null && (
          <NewMessage isOwn applicationId={application} onOpen={() => onApplication(application)} />
        )}
        {!fixed && (
          <div className="board-move">
            <Select
              aria-label={`Stage of ${job.title}`}
              value={job.stage}
              onChange={(event) => onMove(event.target.value as Stage)}
            >
              {stages.map(({ key, name }) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
      </li>
      {gap > 0 && <li aria-hidden className="board-gap" style={{ height: gap }} />}
    </>
  )
}
