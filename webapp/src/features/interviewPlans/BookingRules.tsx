import { useWorkingHoursQuery } from '@/api/interviews'
import {
  BOOKING_CHANGE_HOURS,
  BOOKING_DAYS_AHEAD,
  BOOKING_EVERY_MINUTES,
  BOOKING_NOTICE_HOURS,
  BOOKING_PAUSE_MINUTES,
} from '@/api/server.gen'
import { Card, CardHead } from '@/components/Card'
import { HoursNotice } from '@/components/workingHours/HoursNotice'
import { OwnHours } from '@/components/workingHours/OwnHours'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const rules: [name: string, value: string][] = [
  ['Notice', `${BOOKING_NOTICE_HOURS} hours`],
  ['Days ahead', String(BOOKING_DAYS_AHEAD)],
  ['Times start', `Every ${BOOKING_EVERY_MINUTES} min`],
  ['Pause after an interview', `${BOOKING_PAUSE_MINUTES} min`],
  ['Move or cancel', `Until ${BOOKING_CHANGE_HOURS} h before`],
]

/** By which rules applicants find free times, the same for every job, and the hours of the person who reads this. */
export function BookingRules() {
  const { data } = useWorkingHoursQuery()
  return (
    <Card aria-label="Booking">
      <CardHead title="Booking" lead="What a booking link offers." actions={<OwnHours small />} />
      <div className="px-5 pt-4 empty:hidden">
        <HoursNotice />
      </div>
      <div className="plan-booking text-13">
        <dl aria-label="Rules">
          {rules.map(([name, value]) => (
            <div key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-label">{value}</dd>
            </div>
          ))}
        </dl>
        {data && (
          <div>
            <dl aria-label="Your hours">
              {weekdays.map((name, weekday) => {
                const spans = data.spans.filter((span) => span.weekday === weekday)
                return (
                  <div key={name}>
                    <dt className="text-ink-soft">{name}</dt>
                    <dd className={spans.length > 0 ? 'font-label' : 'text-ink-soft'}>
                      {spans.map(({ begins, ends }) => `${begins} to ${ends}`).join(', ') || 'No interviews'}
                    </dd>
                  </div>
                )
              })}
            </dl>
            <p className="pt-2 text-12 text-ink-soft">{`Your hours, ${data.zone.replaceAll('_', ' ')} time`}</p>
          </div>
        )}
      </div>
    </Card>
  )
}
