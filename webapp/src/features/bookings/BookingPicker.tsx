import { useEffect, useMemo, useRef, useState } from 'react'

import { useBookMutation, type Booking } from '@/api/bookings'
import { Button } from '@/components/Button'
import { FormNotice } from '@/components/FormNotice'
import { Segments } from '@/components/Segments'
import { BookingDays } from '@/features/bookings/BookingDays'
import { BookingFacts } from '@/features/bookings/BookingFacts'
import { ZoneSelect } from '@/features/bookings/ZoneSelect'
import {
  byDay,
  cityOf,
  clockChange,
  dayIn,
  dayName,
  labelled,
  periodIn,
  timeIn,
  type BookingClock,
} from '@/rules/bookings'
import { codeOf, messageOf } from '@/rules/errors'
import { mailTo } from '@/rules/mailTo'

type Props = {
  token: string
  booking: Booking
  clock: BookingClock
  onClock: (clock: BookingClock) => void
  onReload: () => void
  onDone: () => void
}

/** The free times by day in the candidate's zone; one is chosen, then confirmed. */
export function BookingPicker({ token, booking, clock, onClock, onReload, onDone }: Props) {
  const { zone, hour12 } = clock
  const [slot, setSlot] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [lost, setLost] = useState<string | null>(null)
  const [book, { isLoading, error }] = useBookMutation()
  const { slots } = booking
  const days = useMemo(() => byDay(slots, zone), [slots, zone])
  const chosenDay = day && days.has(day) ? day : ([...days.keys()][0] ?? null)
  const isMoving = booking.state === 'booked'
  const change = slots.length > 0 ? clockChange(zone, slots[0]!, slots.at(-1)!) : undefined
  // Three that come next, in place of one that somebody else took.
  const next = lost === null ? [] : slots.filter((start) => start > lost).slice(0, 3)
  const times = useRef<HTMLDivElement>(null)

  const choose = (chosen: string) => {
    setSlot(chosen)
    setLost(null)
    setDay(dayIn(zone, chosen))
  }
  const inZone = (newZone: string) => {
    onClock({ ...clock, zone: newZone })
    // The chosen moment stays, on the day that it has there.
    setDay(slot ? dayIn(newZone, slot) : null)
  }
  const confirm = async () => {
    if (!slot) return
    const { error: failed } = await book({ token, starts_at: slot, zone })
    if (!failed) return onDone()
    if (codeOf(failed) === 'slot_taken') {
      setLost(slot)
      setSlot(null)
    }
    onReload()
  }
  useEffect(() => {
    times.current?.scrollTo?.(0, 0)
  }, [chosenDay])

  return (
    <>
      <div className="booking-frame">
        <div className="booking-cols">
          <section aria-label="The interview">
            <p dir="auto" className="text-13 text-ink-soft">
              {booking.job_title}
            </p>
            <h1 dir="auto" tabIndex={-1} className="mt-1 text-26">
              {booking.title}
            </h1>
            <p className="mt-2 text-15 text-ink-soft">
              {isMoving && booking.starts_at
                ? `Your time stays ${periodIn(zone, booking.starts_at, booking.minutes, hour12)} until you confirm another one.`
                : `Hello ${booking.first_name}, we enjoyed reading about your work. Pick a time that suits you.`}
            </p>
            <BookingFacts booking={booking} />
          </section>
          <section aria-label="Days">
            <BookingDays days={days} day={chosenDay} onDay={setDay} />
            <ZoneSelect zone={zone} hour12={hour12} onZone={inZone} />
            {change && <p className="mt-2 text-12 text-ink-soft">{`The clocks there change on ${dayName(change)}.`}</p>}
          </section>
          <section aria-label="Times" className="booking-slots" ref={times}>
            <div className="booking-bar">
              <h2 className="text-17">
                {chosenDay ? dayName(chosenDay, { weekday: 'short', month: 'short', day: 'numeric' }) : ''}
              </h2>
              <Segments
                label="Clock"
                value={hour12 ? '12' : '24'}
                options={[
                  { value: '12', label: '12 h' },
                  { value: '24', label: '24 h' },
                ]}
                onChange={(hours) => onClock({ ...clock, hour12: hours === '12' })}
              />
            </div>
            <div role="status">
              {lost !== null && (
                <p className="mb-3 text-13 text-weak">{`Someone took ${timeIn(zone, lost, hour12)} a moment ago.`}</p>
              )}
            </div>
            {next.length > 0 && (
              <Times
                name="next"
                label="Next free times"
                slots={next}
                zone={zone}
                hour12={hour12}
                slot={slot}
                onSlot={choose}
                dated
              />
            )}
            {chosenDay ? (
              <DayTimes slots={days.get(chosenDay) ?? []} zone={zone} hour12={hour12} slot={slot} onSlot={choose} />
            ) : (
              <div className="text-13 text-ink-soft">
                <p>There is no free time at the moment.</p>
                <p className="mt-1">New times come every day. You can also suggest one.</p>
              </div>
            )}
          </section>
        </div>
        <div className="booking-foot">
          <div className="min-w-0">
            <p className="font-label">
              {slot ? periodIn(zone, slot, booking.minutes, hour12) : 'Choose a day and a time'}
            </p>
            <p className="text-13 text-ink-soft">
              {`${cityOf(zone)} time${booking.interviewers.length > 0 ? `, with ${booking.interviewers.join(booking.takes_one ? ' or ' : ' and ')}` : ''}.`}
            </p>
            {error && codeOf(error) !== 'slot_taken' && (
              <FormNotice className="mt-2">
                {messageOf(error) ?? 'The time could not be booked. Please try again.'}
              </FormNotice>
            )}
          </div>
          <Button
            variant="primary"
            size="large"
            disabled={!slot}
            busy={isLoading ? 'Confirming...' : undefined}
            onClick={() => void confirm()}
          >
            {isMoving ? 'Move to this time' : 'Confirm this time'}
          </Button>
        </div>
      </div>
      <div className="booking-links text-13">
        {isMoving ? (
          <button type="button" className="booking-link" onClick={onDone}>
            Keep my time
          </button>
        ) : (
          <span>{`No account needed. Please do not share this link. Book by ${dayName(dayIn(zone, booking.book_by))}.`}</span>
        )}
        {booking.contact && (
          <span>
            None of these work?{' '}
            <a className="booking-link" href={mailTo(booking.contact)}>
              Suggest a time
            </a>
          </span>
        )}
      </div>
    </>
  )
}

type TimesProps = {
  slots: readonly string[]
  zone: string
  hour12: boolean
  slot: string | null
  onSlot: (slot: string) => void
}

function DayTimes(props: TimesProps) {
  const halves = [
    ['Morning', props.slots.filter((slot) => timeIn(props.zone, slot, false) < '12:00')],
    ['Afternoon', props.slots.filter((slot) => timeIn(props.zone, slot, false) >= '12:00')],
  ] as const
  return halves.map(
    ([label, slots]) => slots.length > 0 && <Times key={label} {...props} name={label} label={label} slots={slots} />,
  )
}

function Times({
  name,
  label,
  slots,
  zone,
  hour12,
  slot,
  onSlot,
  dated = false,
}: TimesProps & { name: string; label: string; dated?: boolean }) {
  return (
    <fieldset>
      <legend className="text-12 text-ink-soft">{label}</legend>
      <div className="booking-times">
        {labelled(slots, zone, hour12).map(([at, words]) => (
          <label key={at} className="booking-time text-13">
            <input type="radio" name={`slot ${name}`} checked={at === slot} onChange={() => onSlot(at)} />
            {dated ? `${dayName(dayIn(zone, at), { weekday: 'short' })} ${words}` : words}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
