import { useState } from 'react'

import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { offsetName, timeIn } from '@/rules/bookings'

/** Every zone that the browser knows, with its offset now. */
export function ZoneSelect({ zone, onZone }: { zone: string; onZone: (zone: string) => void }) {
  const [now] = useState(Date.now)
  const names = Intl.supportedValuesOf('timeZone')
  const zones = names.includes(zone) ? names : [zone, ...names]
  return (
    <Field label="Your time zone" hint={`It is ${timeIn(zone, now, false)} there now`} className="mt-4">
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
