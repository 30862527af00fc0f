import '@/features/bookings/bookings.css'
import { useState } from 'react'
import { useParams } from 'react-router'

import { useBookingQuery, type Booking as BookingFields } from '@/api/bookings'
import { CompanyTile } from '@/components/CompanyTile'
import { ErrorState } from '@/components/ErrorState'
import { Logo } from '@/components/Logo'
import { Spinner } from '@/components/Spinner'
import { BookingOutcome } from '@/features/bookings/BookingOutcome'
import { BookingPicker } from '@/features/bookings/BookingPicker'
import { ownZone } from '@/lib/ownZone'
import { useTitle } from '@/lib/useTitle'
import type { BookingClock } from '@/rules/bookings'
import { messageOf, statusOf } from '@/rules/errors'

/** Where a candidate books an interview with the link in the invitation; nothing here needs an account. */
export function Booking() {
  const { token = '' } = useParams()
  const { data, error, isFetching, refetch } = useBookingQuery(token)
  useTitle(data ? `${data.title}, ${data.company}` : 'Interview')
  if (data) return <Inside key={token} token={token} booking={data} onReload={() => void refetch()} />
  if (error && !isFetching) {
    const isUnknown = statusOf(error) === 404
    return (
      <ErrorState
        level={1}
        title={isUnknown ? 'This link leads nowhere' : 'The interview could not be loaded.'}
        text={messageOf(error)}
        onRetry={isUnknown ? undefined : () => void refetch()}
      />
    )
  }
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label="Loading the interview..." />
    </div>
  )
}

const likesTwelve = () => new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions().hour12 ?? false

type Props = { token: string; booking: BookingFields; onReload: () => void }

function Inside({ token, booking, onReload }: Props) {
  const [isMoving, setMoving] = useState(false)
  const [clock, setClock] = useState<BookingClock>(() => ({ zone: ownZone(), hour12: likesTwelve() }))
  const isChoosing = booking.may_change && (booking.state === 'proposed' || (booking.state === 'booked' && isMoving))
  return (
    <div className="booking">
      <header className="booking-head">
        <span>
          <CompanyTile name={booking.company} />
          <span dir="auto" className="min-w-0 truncate font-label">
            {booking.company}
          </span>
        </span>
        <span className="booking-logo text-12 text-ink-soft">
          by <Logo />
        </span>
      </header>
      {isChoosing ? (
        <BookingPicker
          token={token}
          booking={booking}
          clock={clock}
          onClock={setClock}
          onReload={onReload}
          onDone={() => setMoving(false)}
        />
      ) : (
        <BookingOutcome token={token} booking={booking} clock={clock} onMove={() => setMoving(true)} />
      )}
    </div>
  )
}
