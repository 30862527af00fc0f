import { useId } from 'react'

import type { InterviewPlan } from '@/api/interviewPlans'
import { useWorkingHoursQuery } from '@/api/interviews'
import { Card, CardHead } from '@/components/Card'
import { Select } from '@/components/Select'
import { Switch } from '@/components/Switch'
import { HoursNotice } from '@/components/workingHours/HoursNotice'
import { OwnHours } from '@/components/workingHours/OwnHours'
import { bookingRules, withValue } from '@/rules/bookingRules'

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

type Rules = InterviewPlan['rules']

/** By which rules applicants find free times for the job, and the hours of the person who reads this. */
export function BookingRules({ rules, onChange }: { rules: Rules; onChange: (rules: Rules) => void }) {
  const { data } = useWorkingHoursQuery()
  const id = useId()
  return (
    <Card aria-label="Booking">
      <CardHead
        title="Booking"
        lead="What a booking link offers. Interviews already proposed keep their rules."
        actions={<OwnHours small />}
      />
      <div className="px-5 pt-4 empty:hidden">
        <HoursNotice />
      </div>
      <div className="plan-booking text-13">
        <div>
          {bookingRules.map(([rule, name, choices, say]) => (
            <div key={rule} className="plan-rule">
              <label htmlFor={`${id}${rule}`} className="text-ink-soft">
                {name}
              </label>
              <Select
                id={`${id}${rule}`}
                value={rules[rule]}
                onChange={({ target }) => onChange({ ...rules, [rule]: Number(target.value) })}
              >
                {withValue(choices, rules[rule]).map((value) => (
                  <option key={value} value={value}>
                    {say(value)}
                  </option>
                ))}
              </Select>
            </div>
          ))}
          <Switch
            bare
            className="mt-2 max-desk:min-h-11"
            checked={rules.takes_freest}
            onChange={(takesFreest) => onChange({ ...rules, takes_freest: takesFreest })}
          >
            Offer the freest person first
          </Switch>
        </div>
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
