import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'

import { IconButton } from '@/components/IconButton'
import { DESK } from '@/lib/layout'
import { useMedia } from '@/lib/useMedia'
import { dayName, monthAfter, weeksOf } from '@/rules/bookings'

type Props = { days: ReadonlyMap<string, readonly string[]>; day: string | null; onDay: (day: string) => void }

/** The days with free times: a month next to the times, or five days above them. */
export function BookingDays(props: Props) {
  const isDesk = useMedia(DESK)
  return isDesk ? <Month {...props} /> : <Strip {...props} />
}

const free = (count: number) => `${count} free`

type StepsProps = { onStep: (step: -1 | 1) => void; back: boolean; ahead: boolean; what: string }

function Steps({ onStep, back, ahead, what }: StepsProps) {
  return (
    <span className="booking-steps">
      <IconButton size="large" aria-label={`Previous ${what}`} disabled={!back} onClick={() => onStep(-1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <IconButton size="large" aria-label={`Next ${what}`} disabled={!ahead} onClick={() => onStep(1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </span>
  )
}

const AT_ONCE = 5
const short = { month: 'short', day: 'numeric' } as const

function Strip({ days, day, onDay }: Props) {
  const all = [...days.keys()]
  const at = Math.max(day ? all.indexOf(day) : 0, 0)
  const begin = at - (at % AT_ONCE)
  const part = all.slice(begin, begin + AT_ONCE)
  if (part.length === 0) return null
  return (
    <>
      <div className="booking-bar">
        <h2 className="text-17">{`${dayName(part[0]!, short)} to ${dayName(part.at(-1)!, short)}`}</h2>
        <Steps
          what="days"
          back={begin > 0}
          ahead={begin + AT_ONCE < all.length}
          onStep={(step) => onDay(all[begin + step * AT_ONCE]!)}
        />
      </div>
      <div className="booking-week" role="group" aria-label="Days">
        {part.map((date) => (
          <button
            key={date}
            type="button"
            data-free
            aria-pressed={date === day}
            aria-label={`${dayName(date)}, ${free(days.get(date)!.length)}`}
            className="booking-day text-12"
            onClick={() => onDay(date)}
          >
            {dayName(date, { weekday: 'short' })}
            <b className="text-17">{Number(date.slice(8))}</b>
          </button>
        ))}
      </div>
    </>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const DAY = 24 * 60 * 60 * 1000
const shifted = (day: string, by: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * DAY).toISOString().slice(0, 10)

function Month({ days, day, onDay }: Props) {
  const first = [...days.keys()][0]
  const last = [...days.keys()].at(-1)
  const [month, setMonth] = useState(() => (day ?? new Date().toISOString()).slice(0, 7))
  const [focus, setFocus] = useState<string | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  // The arrow keys move among all days; Tab reaches one of them at a time.
  const entry = focus ?? (day?.startsWith(month) ? day : `${month}-01`)
  useEffect(() => {
    if (focus) grid.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus()
  }, [focus])
  const go = (to: string) => {
    setMonth(to.slice(0, 7))
    setFocus(to)
  }
  const press = (event: KeyboardEvent) => {
    const weekday = (new Date(`${entry}T12:00:00Z`).getUTCDay() + 6) % 7
    const step =
      event.key === 'Home'
        ? -weekday
        : event.key === 'End'
          ? 6 - weekday
          : (moves[event.key] ?? (event.key === 'PageUp' ? -28 : event.key === 'PageDown' ? 28 : null))
    if (step === null) return
    event.preventDefault()
    go(shifted(entry, step))
  }
  return (
    <>
      <div className="booking-bar">
        <h2 className="text-17" aria-live="polite">
          {dayName(`${month}-15`, { month: 'long', year: 'numeric' })}
        </h2>
        <Steps
          what="month"
          back={first !== undefined && first.slice(0, 7) < month}
          ahead={last !== undefined && last.slice(0, 7) > month}
          onStep={(step) => {
            setFocus(null)
            setMonth(monthAfter(month, step))
          }}
        />
      </div>
      <div role="grid" tabIndex={-1} aria-label="Days with free times" ref={grid} onKeyDown={press}>
        <div role="row" className="booking-month text-12">
          {weekdays.map((name) => (
            <span key={name} role="columnheader">
              {name}
            </span>
          ))}
        </div>
        {weeksOf(month)
          // Weeks that are over have nothing to choose.
          .filter((week) => first === undefined || week.at(-1)! >= first)
          .map((week) => (
            <div key={week[0]} role="row" className="booking-month">
              {week.map((date) => {
                const count = days.get(date)?.length ?? 0
                return (
                  <button
                    key={date}
                    type="button"
                    role="gridcell"
                    data-day={date}
                    data-free={count > 0 || undefined}
                    aria-selected={date === day}
                    aria-disabled={count === 0 || undefined}
                    tabIndex={date === entry ? 0 : -1}
                    aria-label={`${dayName(date)}, ${count > 0 ? free(count) : 'nothing free'}`}
                    className="booking-day text-15"
                    onClick={() => count > 0 && onDay(date)}
                  >
                    <span>{Number(date.slice(8))}</span>
                    {count > 0 && <span className="text-12">{free(count)}</span>}
                  </button>
                )
              })}
            </div>
          ))}
      </div>
    </>
  )
}
