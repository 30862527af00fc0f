import { X } from 'lucide-react'
import { useState } from 'react'

import { MOST_LOCATIONS } from '@/api/server.gen'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { Select } from '@/components/Select'
import { locations } from '@/rules/locations'
import { entries } from '@/rules/profile'

type Props = { value: string; error: string | undefined; onChange: (value: string) => void }

/** Up to three places from our list. */
export function Locations({ value, error, onChange }: Props) {
  const [isFull, setFull] = useState(false)
  const chosen = entries(value)

  const add = (name: string) => {
    if (name === '' || chosen.includes(name)) return
    if (chosen.length >= MOST_LOCATIONS) return setFull(true)
    onChange([...chosen, name].join(', '))
  }

  return (
    <div>
      <Field label="Preferred locations" hint={`${chosen.length} of ${MOST_LOCATIONS}`} error={error}>
        <Select name="preferred_locations" value="" onChange={(event) => add(event.target.value)}>
          <option value="">Add a location</option>
          {locations.map(({ group, names }) => (
            <optgroup key={group} label={group}>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="Chosen locations" className="mt-2 flex flex-wrap gap-1.5">
          {chosen.map((name) => (
            <li
              key={name}
              className="inline-flex h-7 items-center gap-1 rounded-full border border-line-strong pr-1 pl-2.5 text-12 font-medium"
            >
              {name}
              <button
                type="button"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(chosen.filter((place) => place !== name).join(', '))}
                className="grid size-5 place-items-center rounded-full text-ink-soft hover:bg-muted hover:text-ink"
              >
                <X aria-hidden className="size-3" strokeWidth={2} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={isFull}
        onOpenChange={setFull}
        title="Three locations"
        lead="You can select a maximum of 3 preferred locations."
        actions={
          <Button variant="primary" onClick={() => setFull(false)}>
            OK
          </Button>
        }
      />
    </div>
  )
}
