import { CalendarCheck2, CalendarPlus, MapPin } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { bookingCalendar, useCancelBookingMutation, type Booking } from '@/api/bookings'
import { Button, ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextArea } from '@/components/TextArea'
import { BookingFacts } from '@/features/bookings/BookingFacts'
import { ownZone } from '@/lib/ownZone'
import { cityOf, dayIn, dayName, periodIn, timeIn, type BookingClock } from '@/rules/bookings'
import { messageOf } from '@/rules/errors'
import { mailTo } from '@/rules/mailTo'

type Props = { token: string; booking: Booking; clock: BookingClock; onMove: () => void }

/** What stands where nothing is chosen: the booked time, or why there is nothing to choose. */
export function BookingOutcome({ token, booking, clock: { zone, hour12 }, onMove }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, text } = wordsOf(booking)
  useEffect(() => heading.current?.focus(), [title])
  const isBooked = booking.state === 'booked' && booking.starts_at
  const isLink = booking.place.startsWith('https://')
  return (
    <div className="booking-state">
      <p dir="auto" className="text-13 text-ink-soft">
        {`${booking.title}, ${booking.job_title}`}
      </p>
      <h1 ref={heading} tabIndex={-1} className="mt-1 text-26 outline-none">
        {title}
      </h1>
      {isBooked && (
        <p className="booking-chosen text-15">
          <CalendarCheck2 aria-hidden />
          <span>
            <strong className="block font-label">{periodIn(zone, booking.starts_at!, booking.minutes, hour12)}</strong>
            <span className="text-13 text-ink-soft">{`${cityOf(zone)} time`}</span>
          </span>
        </p>
      )}
      {isBooked && booking.place && (
        <p className="booking-chosen text-15">
          <MapPin aria-hidden />
          {isLink ? (
            <a className="booking-link" href={booking.place} rel="noreferrer">
              {booking.place}
            </a>
          ) : (
            <span dir="auto">{booking.place}</span>
          )}
        </p>
      )}
      {text && <p className="mt-2 text-15 text-ink-soft">{text}</p>}
      {booking.reason && booking.state === 'cancelled' && (
        <p dir="auto" className="mt-2 text-13 text-ink-soft">{`Reason: ${booking.reason}`}</p>
      )}
      <BookingFacts booking={booking} />
      <div className="booking-acts">
        {isBooked && (
          <ButtonLink
            size="large"
            variant="primary"
            icon={<CalendarPlus aria-hidden />}
            to={bookingCalendar(token)}
            reloadDocument
            download
          >
            Add to calendar
          </ButtonLink>
        )}
        {booking.may_change && isBooked && (
          <>
            <Button size="large" onClick={onMove}>
              Reschedule
            </Button>
            <Cancel token={token} booking={booking} />
          </>
        )}
        {booking.contact && !(booking.may_change && isBooked) && (
          <a className="booking-link text-13" href={mailTo(booking.contact)}>
            {`Write to ${booking.company}`}
          </a>
        )}
      </div>
      {booking.may_change && isBooked && booking.change_until && (
        <p className="mt-3 text-12 text-ink-soft">
          {`You can move or cancel it until ${dayName(dayIn(zone, booking.change_until))}, ${timeIn(zone, booking.change_until, hour12)}.`}
        </p>
      )}
    </div>
  )
}

function wordsOf(booking: Booking): { title: string; text?: string } {
  if (booking.state === 'done') return { title: 'This interview is over' }
  if (booking.state === 'cancelled')
    return booking.is_called_off
      ? { title: 'This interview was called off', text: `${booking.company} has canceled it.` }
      : { title: 'You canceled this interview', text: `${booking.company} has been notified.` }
  if (booking.state === 'booked')
    return {
      title: 'You are booked',
      text: booking.may_change ? undefined : 'It can no longer be moved or canceled here.',
    }
  if (booking.state === 'waiting')
    return { title: 'This interview opens later', text: 'You can book it once the one before it has a time.' }
  if (!booking.is_open) return { title: 'This invitation has ended', text: 'Your application has been answered.' }
  return {
    title: 'This link has expired',
    text: `You had until ${dayName(dayIn(ownZone(), booking.book_by))} to choose a time. Please ask for a new link.`,
  }
}

function Cancel({ token, booking }: Pick<Props, 'token' | 'booking'>) {
  const [isAsking, setAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [cancel, { isLoading, error }] = useCancelBookingMutation()
  return (
    <>
      <Button size="large" variant="danger" onClick={() => setAsking(true)}>
        Cancel interview
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Cancel this interview?"
        lead={`${booking.company} will be notified at once.`}
        actions={
          <>
            <Button size="large" variant="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button
              size="large"
              variant="solid-danger"
              busy={isLoading ? 'Canceling...' : undefined}
              onClick={() => void cancel({ token, reason })}
            >
              Cancel interview
            </Button>
          </>
        }
      >
        <Field label="Reason" hint="Optional">
          <TextArea
            rows={3}
            dir="auto"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        <FormNotice className="mt-3">
          {error && (messageOf(error) ?? 'It could not be canceled. Please try again.')}
        </FormNotice>
      </Dialog>
    </>
  )
}
