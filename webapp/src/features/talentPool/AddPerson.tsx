import { useState } from 'react'

import { useAddPoolPeopleMutation } from '@/api/talentPool'
import { FormDialog } from '@/components/FormDialog'
import { FormLine } from '@/components/FormLine'
import { FormNotice } from '@/components/FormNotice'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

const FAILED = 'That did not work. Please try again.'
const EMPTY = { name: '', email: '', phone: '', title: '', place: '', skills: '', source: '', consent_until: '' }

/** Adds somebody to the pool by hand. */
export function AddPerson({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY)
  const [add, { isLoading, error }] = useAddPoolPeopleMutation()
  const [isKnown, setKnown] = useState(false)
  const line = { draft, errors: {}, onChange: (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part }) }

  async function submit() {
    setKnown(false)
    const { data } = await add({
      kind: 'hand',
      people: [{ ...draft, consent_until: draft.consent_until || null }],
    })
    if (!data) return
    if (data.added === 0) return setKnown(true)
    notify(`${draft.name.trim()} is in the pool.`, { tone: 'good' })
    onClose()
  }

  return (
    <FormDialog
      title="Add person"
      lead="Without consent, somebody is kept for a year and then removed."
      action="Add person"
      busy="Adding..."
      isBusy={isLoading}
      isIncomplete={!draft.name.trim()}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="pool-person">
        <FormLine {...line} name="name" label="Name" autoComplete="off" maxLength={120} />
        <FormLine {...line} name="email" label="Email" type="email" autoComplete="off" maxLength={254} />
        <FormLine {...line} name="phone" label="Phone" type="tel" autoComplete="off" maxLength={64} />
        <FormLine {...line} name="title" label="Current title" maxLength={120} />
        <FormLine {...line} name="place" label="Place" maxLength={120} />
        <FormLine {...line} name="source" label="Source" maxLength={64} />
        <FormLine {...line} name="skills" label="Skills" hint="separated by commas" maxLength={1000} />
        <FormLine {...line} name="consent_until" label="Consent until" type="date" />
      </div>
      <FormNotice>
        {isKnown ? 'Somebody with this address is in the pool already.' : error && (messageOf(error) ?? FAILED)}
      </FormNotice>
    </FormDialog>
  )
}
