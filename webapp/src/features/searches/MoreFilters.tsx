import { useState } from 'react'

import { useHiddenJobsQuery, useShowHiddenJobMutation } from '@/api/hiddenJobs'
import { Button } from '@/components/Button'
import { Field } from '@/components/Field'
import { RadioCells } from '@/components/RadioCells'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { CURRENCIES, payIn, type Currency, type Reach, type Search } from '@/rules/jobSearch'

type Props = { search: Search; onChange: (part: Partial<Search>) => void }

const REACHES: { value: Reach; label: string }[] = [
  { value: 'place', label: 'This place' },
  { value: 'region', label: 'Its state or country, and remote' },
  { value: 'everywhere', label: 'Anywhere' },
]

/** Pay and distance, and what the person has hidden. */
export function MoreFilters({ search, onChange }: Props) {
  const [typed, setTyped] = useState(search.leastPay === null ? '' : String(search.leastPay))
  const isWrong = typed.trim() !== '' && payIn(typed) === null
  return (
    <div className="grid gap-5">
      <div className="flex gap-2">
        <Field
          label="Pay of at least"
          hint="A full-time year"
          error={isWrong ? 'Enter a whole amount, such as 60000.' : undefined}
          className="min-w-0 flex-1"
        >
          <TextInput
            inputMode="numeric"
            maxLength={12}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              onChange({ leastPay: payIn(event.target.value) })
            }}
          />
        </Field>
        <Field label="Currency">
          <Select value={search.currency} onChange={(event) => onChange({ currency: event.target.value as Currency })}>
            {CURRENCIES.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </Field>
      </div>
      <p className="-mt-3 text-12 text-ink-soft">
        Pay by the hour, day, week or month is converted to a year. Jobs that name no pay, or another currency, are left
        out.
      </p>
      <RadioCells
        label="How far"
        name="reach"
        options={REACHES}
        value={search.reach}
        onChange={(reach) => onChange({ reach })}
      />
      <Hidden />
    </div>
  )
}

function Hidden() {
  const { data } = useHiddenJobsQuery()
  const [show, { isLoading }] = useShowHiddenJobMutation()
  if (!data || data.hidden.length === 0) return null
  const again = async (id: number) => {
    const { error } = await show(id)
    if (error) notify('It stays hidden', { tone: 'bad', text: messageOf(error) ?? 'Please try again.' })
  }
  return (
    <section aria-label="Hidden">
      <h3 className="font-text text-13 font-strong tracking-normal">Hidden</h3>
      <ul className="mt-1 divide-y divide-line">
        {data.hidden.map(({ id, job, title, company }) => {
          const name = job ? [title, company].filter(Boolean).join(', ') : `All jobs of ${company}`
          return (
            <li key={id} className="flex items-center gap-3 py-1.5">
              <span className="min-w-0 flex-1 text-13 wrap-anywhere">{name}</span>
              <Button
                size="small"
                aria-label={`Show again: ${name}`}
                disabled={isLoading}
                onClick={() => void again(id)}
              >
                Show again
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
