import { useId, useState, type FormEvent } from 'react'

import { LONGEST_SEARCH_NAME } from '@/api/server.gen'
import { fieldErrorsOf, messageOf } from '@/rules/errors'
import { useSaveSearchMutation, type Alert } from '@/api/savedSearches'
import { Button } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { TextInput } from '@/components/TextInput'
import { ALERTS, inWords } from '@/features/searches/alerts'
import { notify } from '@/lib/notify'
import { beginning } from '@/rules/figures'
import { narrowingOf, searchName, type Search } from '@/rules/jobSearch'

const FAILED = 'The search could not be saved. Please try again.'

/** Names a search and sets how its new jobs are announced. */
export function SaveSearch({ search, onClose }: { search: Search; onClose: () => void }) {
  const id = useId()
  const [name, setName] = useState(() => beginning(searchName(search), LONGEST_SEARCH_NAME))
  const [alert, setAlert] = useState<Alert>('product')
  const [missing, setMissing] = useState(false)
  const [save, { error, isLoading }] = useSaveSearchMutation()
  const refused = fieldErrorsOf(error)['name']

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    const { query, location, remoteOnly, employmentTypes } = search
    const { data } = await save({ name: name.trim(), query, location, remoteOnly, employmentTypes, alert })
    if (!data) return
    notify('Search saved', { text: name.trim(), tone: 'good' })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isLoading && onClose()}
      title="Save this search"
      lead={inWords(search)}
      actions={
        <>
          <Button onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" form="save-search" variant="primary" busy={isLoading ? 'Saving...' : undefined}>
            Save search
          </Button>
        </>
      }
    >
      <form id="save-search" noValidate onSubmit={(event) => void submit(event)} className="space-y-4 py-[3px]">
        <Field label="Name" error={missing ? 'Name the search.' : refused}>
          <TextInput
            data-first-focus
            maxLength={LONGEST_SEARCH_NAME}
            value={name}
            onChange={(event) => {
              setName(event.target.value)
              setMissing(false)
            }}
          />
        </Field>
        {narrowingOf(search) > 0 && (
          <p className="text-12 text-ink-soft">Pay and distance are not part of a saved search.</p>
        )}
        <fieldset>
          <legend className="mb-1.5 text-13 font-label">New jobs</legend>
          <div className="divide-y divide-line rounded-control border border-line-control">
            {ALERTS.map(({ value, label, text }) => (
              <div key={value} className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-3 py-2.5 text-13">
                <input
                  type="radio"
                  id={`${id}${value}`}
                  name="alert"
                  aria-describedby={`${id}${value}-text`}
                  checked={alert === value}
                  onChange={() => setAlert(value)}
                  className="relative z-10 row-span-2 mt-px size-[17px] cursor-pointer appearance-none rounded-full border border-line-control bg-surface checked:border-[5px] checked:border-brand"
                />
                <label htmlFor={`${id}${value}`} className="cursor-pointer font-label after:absolute after:inset-0">
                  {label}
                </label>
                <p id={`${id}${value}-text`} className="text-12 text-ink-soft">
                  {text}
                </p>
              </div>
            ))}
          </div>
        </fieldset>
        <FormNotice>{error && !refused && (messageOf(error) ?? FAILED)}</FormNotice>
      </form>
    </Dialog>
  )
}
