import '@/components/workingHours/interviewForms.css'
import { useState } from 'react'

import { useChangeWorkingHoursMutation, useWorkingHoursQuery } from '@/api/interviews'
import type { WorkingHoursAnswer } from '@/api/types'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { Spinner } from '@/components/Spinner'
import { TextInput } from '@/components/TextInput'
import { BusyCalendar } from '@/components/workingHours/BusyCalendar'
import { notify } from '@/lib/notify'
import { ownZone } from '@/lib/ownZone'
import { messageOf } from '@/rules/errors'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** When the person can be booked for interviews, day by day, by the clock of their own zone. */
export function WorkingHours({ onClose }: { onClose: () => void }) {
  const { data, error } = useWorkingHoursQuery()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your working hours"
      lead="Applicants can book you for interviews in these hours."
    >
      {data ? (
        <>
          <Form hours={data} onClose={onClose} />
          <BusyCalendar />
        </>
      ) : error ? (
        <FormNotice>The hours could not be loaded.</FormNotice>
      ) : (
        <Spinner label="Loading..." />
      )}
    </Dialog>
  )
}

function Form({ hours, onClose }: { hours: WorkingHoursAnswer; onClose: () => void }) {
  const [zone, setZone] = useState(hours.zone === 'UTC' ? ownZone() : hours.zone)
  const [perWeek, setPerWeek] = useState(hours.per_week)
  const [spans, setSpans] = useState(hours.spans)
  const [change, { isLoading, error }] = useChangeWorkingHoursMutation()
  const zones = Intl.supportedValuesOf('timeZone')
  const save = async () => {
    const { error: failed } = await change({ zone, spans, per_week: perWeek })
    if (failed) return
    notify('Your working hours are saved.', { tone: 'good' })
    onClose()
  }
  const edit = (at: number, changed: Partial<(typeof spans)[number]>) =>
    setSpans(spans.map((span, number) => (number === at ? { ...span, ...changed } : span)))
  return (
    <div className="interview-form text-13">
      <div>
        {weekdays.map((name, weekday) => {
          const ofDay = spans.flatMap((span, at) => (span.weekday === weekday ? [{ ...span, at }] : []))
          const add = () => setSpans([...spans, { weekday, begins: '09:00', ends: '17:00' }])
          return (
            <div key={name}>
              {ofDay.map(({ begins, ends, at }) => (
                <div key={at} className="interview-day">
                  <Checkbox
                    label={name.slice(0, 3)}
                    aria-label={name}
                    checked
                    onChange={() => setSpans(spans.filter((_, number) => number !== at))}
                  />
                  <TextInput
                    type="time"
                    height="dense"
                    step={900}
                    aria-label={`${name}, from`}
                    value={begins}
                    onChange={(event) => edit(at, { begins: event.target.value })}
                  />
                  <span>to</span>
                  <TextInput
                    type="time"
                    height="dense"
                    step={900}
                    aria-label={`${name}, until`}
                    value={ends}
                    onChange={(event) => edit(at, { ends: event.target.value })}
                  />
                </div>
              ))}
              {ofDay.length === 0 && (
                <div className="interview-day">
                  <Checkbox label={name.slice(0, 3)} aria-label={name} checked={false} onChange={add} />
                  <span className="text-ink-soft">No interviews</span>
                </div>
              )}
            </div>
          )
        })}
      </div>
      <div className="interview-pair">
        <Field label="Time zone">
          <Select value={zone} onChange={(event) => setZone(event.target.value)}>
            {(zones.includes(zone) ? zones : [zone, ...zones]).map((name) => (
              <option key={name} value={name}>
                {name.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Interviews a week" hint="At most">
          <TextInput
            type="number"
            min={1}
            max={40}
            value={perWeek}
            onChange={(event) => setPerWeek(Number(event.target.value))}
          />
        </Field>
      </div>
      <FormNotice>{error && (messageOf(error) ?? 'The hours could not be saved. Please try again.')}</FormNotice>
      <div className="flex justify-end">
        <Button variant="primary" busy={isLoading ? 'Saving...' : undefined} onClick={() => void save()}>
          Save hours
        </Button>
      </div>
    </div>
  )
}
