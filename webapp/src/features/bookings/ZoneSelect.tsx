import { useState } from 'react'

import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { offsetName, timeIn } from '@/rules/bookings'

type Props = { zone: string; hour12: boolean; onZone: (zone: string) => void }

/** Every zone that the browser knows, with its offset now. */
export function ZoneSelect({ zone, hour12, onZone }: Props) {
  const [now] = useState(Date.now)
  const names = Intl.supportedValuesOf('timeZone')
  const zones = names.includes(zone) ? names : [zone, ...names]
  return (
    <Field label="Your time zone" hint={`It is ${timeIn(zone, now, hour12)} there now`} className="mt-4">
      <Select value={zone} onChange={(event) => onZone(event.target.value)}>
        {zones.map((name) => (
          <option key={name} value={name}>
            {`${name.replaceAll('_', ' ')} (${offsetName(name, now)})`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
