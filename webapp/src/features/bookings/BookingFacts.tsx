import { Building2, Clock, Phone, Video } from 'lucide-react'

import type { Booking } from '@/api/bookings'
import { Initials } from '@/components/Initials'

const kinds = {
  phone: { icon: Phone, words: 'Phone call' },
  video: { icon: Video, words: 'Video call' },
  on_site: { icon: Building2, words: 'On site' },
}

export const kindOf = (kind: string) => kinds[kind as keyof typeof kinds]

/** How long it takes and where, and whom the candidate meets. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { icon: Icon, words } = kindOf(booking.kind)
  return (
    <>
      <ul className="booking-facts text-13">
        <li>
          <Clock aria-hidden /> {booking.minutes} min
        </li>
        <li>
          <Icon aria-hidden /> {words}
        </li>
      </ul>
      {booking.interviewers.length > 0 && (
        <div className="booking-block">
          <h2 className="text-13">{booking.takes_one ? 'One of them meets you' : 'Who you meet'}</h2>
          <ul className="booking-people text-13 font-label">
            {booking.interviewers.map((name) => (
              <li key={name} dir="auto">
                <Initials name={name} />
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
