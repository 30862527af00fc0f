import '@/features/interviewPlans/plannedRow.css'
import { Building2, Clock3, Ellipsis, GripVertical, Phone, Video } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { useState, type KeyboardEvent } from 'react'

import type { InterviewPlan, PlannedInterview } from '@/api/interviewPlans'
import { Initials } from '@/components/Initials'
import { interviewKinds } from '@/rules/bookings'

const signs = { phone: Phone, video: Video, on_site: Building2 }

type Props = {
  interview: PlannedInterview
  at: number
  count: number
  needs: InterviewPlan['requirements']
  /** Another interview is dragged to this place. */
  isOver: boolean
  /** The requirement whose question is chosen in the kit. */
  chosen: string | null
  /** Absent while no kit is open. */
  onChoose: ((id: string) => void) | undefined
  onMove: (to: number) => void
  onEdit: () => void
  onRemove: () => void
}

/** One interview of the plan. The handle moves it: by mouse, or by Space and the arrows. */
export function PlannedRow({ interview, at, count, needs, isOver, chosen, onChoose, onMove, onEdit, onRemove }: Props) {
  const [isLifted, setLifted] = useState(false)
  const { title, kind, minutes, interviewers, requirements, minutes_over: over, takes_one: takesOne } = interview
  const Sign = signs[kind]
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (event.key === ' ' || event.key === 'Enter') setLifted(!isLifted)
    else if (event.key === 'Escape') setLifted(false)
    else if (step !== 0 && isLifted) onMove(at + step)
    else return
    event.preventDefault()
  }
  const labelOf = (id: string) => needs.find((need) => need.id === id)?.label ?? ''
  return (
    <li
      className="plan-row text-13"
      data-draggable
      data-card={at}
      data-column={at}
      data-over={isOver || undefined}
      data-lifted={isLifted || undefined}
    >
      <button
        type="button"
        className="plan-handle"
        aria-label={`Move ${title}`}
        aria-pressed={isLifted}
        aria-describedby="plan-keys"
        onKeyDown={press}
        onBlur={() => setLifted(false)}
      >
        <GripVertical aria-hidden className="size-4" />
      </button>
      <span className="plan-number font-label text-ink-soft">{at + 1}</span>
      <div className="plan-kind">
        <h3 dir="auto" className="text-15 font-label wrap-anywhere">
          {title}
        </h3>
        <p className="plan-fact">
          <Sign aria-hidden className="size-4 shrink-0" />
          {interviewKinds.find(([name]) => name === kind)?.[1]}
        </p>
        <p className="plan-fact">
          <Clock3 aria-hidden className="size-4 shrink-0" />
          {`${minutes} min`}
        </p>
      </div>
      <div className="plan-staff">
        {interviewers.map(({ user_id: id, username }) => (
          <p key={id} className="flex min-w-0 items-center gap-2">
            <Initials name={username} />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {username}
            </span>
          </p>
        ))}
        {interviewers.length === 0 && <p className="text-weak">Please choose an interviewer.</p>}
        {interviewers.length > 1 && (
          <p className="text-12 text-ink-soft">{takesOne ? 'Whoever is freer' : 'Interview together'}</p>
        )}
      </div>
      <div className="plan-asks">
        <ul className="flex flex-wrap gap-1.5">
          {requirements.map(({ id }) => {
            const name = (
              <>
                <strong>{id}</strong>
                <span dir="auto" className="truncate">
                  {labelOf(id)}
                </span>
              </>
            )
            return (
              <li key={id} className="min-w-0">
                {onChoose ? (
                  <button
                    type="button"
                    className="plan-chip text-12"
                    title={labelOf(id)}
                    data-chip={id}
                    aria-label={`${id} ${labelOf(id)}`}
                    aria-pressed={chosen === id}
                    onClick={() => onChoose(id)}
                  >
                    {name}
                  </button>
                ) : (
                  <span className="plan-chip text-12" title={labelOf(id)}>
                    {name}
                  </span>
                )}
              </li>
            )
          })}
        </ul>
        {requirements.length === 0 ? (
          <p className="text-12 text-ink-soft">Covers what no other interview covers.</p>
        ) : (
          <>
            <Minutes interview={interview} />
            {over > 0 && <p className="text-12 text-weak">{`${over} minutes too long for ${minutes} minutes.`}</p>}
          </>
        )}
      </div>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="plan-dots" aria-label={`What to do with ${title}`}>
          <Ellipsis aria-hidden className="size-4" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content align="end" sideOffset={4} className="plan-menu text-13">
            <DropdownMenu.Item onSelect={onEdit}>Edit</DropdownMenu.Item>
            <DropdownMenu.Item disabled={at === 0} onSelect={() => onMove(at - 1)}>
              Move up
            </DropdownMenu.Item>
            <DropdownMenu.Item disabled={at === count - 1} onSelect={() => onMove(at + 1)}>
              Move down
            </DropdownMenu.Item>
            <DropdownMenu.Item className="text-weak" onSelect={onRemove}>
              Remove
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </li>
  )
}

/** Hello, each requirement, and the candidate's own questions: all minutes of the interview. */
function Minutes({ interview }: { interview: PlannedInterview }) {
  const { requirements, hello_minutes: hello, candidate_minutes: end, minutes_over: over } = interview
  return (
    <p
      className="plan-bar text-12"
      aria-label={`${hello} minutes hello, ${requirements.map(({ id, minutes }) => `${minutes} for ${id}`).join(', ')}, ${end} for their questions`}
      role="img"
      data-over={over > 0 || undefined}
    >
      <span style={{ flexGrow: hello }}>{hello}</span>
      {requirements.map(({ id, minutes }) => (
        <span key={id} data-need style={{ flexGrow: minutes }}>
          {minutes}
        </span>
      ))}
      <span style={{ flexGrow: end }}>{end}</span>
    </p>
  )
}
