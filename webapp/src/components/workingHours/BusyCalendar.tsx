import { useState } from 'react'

import { useBusyCalendarQuery, useSetBusyCalendarMutation } from '@/api/interviews'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { atTime } from '@/rules/clock'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

/** The address at which the person publishes a calendar: no interview is offered when it is busy. */
export function BusyCalendar() {
  const { data } = useBusyCalendarQuery(undefined, { refetchOnMountOrArgChange: true })
  const [address, setAddress] = useState('')
  const [userName, setUserName] = useState('')
  const [password, setPassword] = useState('')
  const [set, { isLoading, error }] = useSetBusyCalendarMutation()
  if (!data) return null
  const save = async (changed: string) => {
    const login = changed ? { user_name: userName, password } : {}
    const { error: failed } = await set({ address: changed, ...login })
    if (failed) return
    setAddress('')
    setUserName('')
    setPassword('')
  }
  return (
    <div className="border-t border-line pt-4">
      <Field
        label={data.host ? `Your calendar at ${data.host}` : 'Your own calendar'}
        hint={data.host ? 'Enter another address to change it' : 'Its https address (ICS or CalDAV)'}
        error={error && (messageOf(error) ?? 'The calendar could not be saved. Please try again.')}
      >
        <TextInput
          type="url"
          placeholder="https://"
          maxLength={2000}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      {address && (
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <Field label="User name" hint="For CalDAV only">
            <TextInput
              autoComplete="off"
              maxLength={200}
              value={userName}
              onChange={(event) => setUserName(event.target.value)}
            />
          </Field>
          <Field label="Password" hint="Ideally one for this use alone">
            <TextInput
              type="password"
              autoComplete="new-password"
              maxLength={200}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Field>
        </div>
      )}
      <p role="status" className={`mt-2 text-12 ${data.problem ? 'text-weak' : 'text-ink-soft'}`}>
        {data.problem
          ? `${data.problem} Until then only your working hours count.`
          : data.read_at
            ? `Read at ${atTime(new Date(data.read_at))}: ${counted(data.busy_times, 'busy time')} in the next three weeks.`
            : 'Applicants only see when you are free.'}
      </p>
      <div className="mt-2 flex gap-2">
        <Button
          size="small"
          disabled={!address}
          busy={isLoading ? 'Reading...' : undefined}
          onClick={() => void save(address)}
        >
          Read this calendar
        </Button>
        {data.host && (
          <Button size="small" variant="quiet" onClick={() => void save('')}>
            Remove
          </Button>
        )}
      </div>
    </div>
  )
}
