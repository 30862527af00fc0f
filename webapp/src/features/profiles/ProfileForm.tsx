import { useEffect, useRef, useState, type FormEvent } from 'react'

import type { ReadContacts } from '@/api/careers'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { ChangedElsewhere } from '@/components/ChangedElsewhere'
import { FormNotice } from '@/components/FormNotice'
import { RadioCells } from '@/components/RadioCells'
import { Tabs } from '@/components/Tabs'
import { AdvancePart } from '@/features/profiles/AdvancePart'
import { BasicPart } from '@/features/profiles/BasicPart'
import { FromResume } from '@/features/profiles/FromResume'
import { useProfileForm, type ProfileToEdit } from '@/features/profiles/useProfileForm'
import { visibilities, visibilityOf, type ContactName } from '@/rules/profile'

const REFUSED = 'Submission failed. Please try again.'

type Props = ProfileToEdit & {
  /** What an imported file says of the person. */
  contacts: ReadContacts | null
  /** Absent if there is no profile to go back to. */
  onCancel: (() => void) | undefined
}

/** The profile to change: the basics alone, or everything. */
export function ProfileForm({ onCancel, contacts: first, ...edited }: Props) {
  const [contacts, setContacts] = useState(first)
  const { profile } = edited
  const { draft, errors, refused, tab, setTab, attempt, saves, isSaving, isRestored, merging, change, ...deeds } =
    useProfileForm(edited)
  const form = useRef<HTMLFormElement>(null)

  // The first mistake may be in the other tab: its field exists only once that tab is open.
  useEffect(() => {
    if (attempt === 0) return
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return () => clearTimeout(timer)
  }, [attempt])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void deeds.submit()
  }

  const keep = (field: ContactName) => setContacts(contacts && { ...contacts, [field]: '' })
  const part = { draft, errors, onChange: change }
  return (
    <>
      {isRestored && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
          What you typed before is still here.
          <Button size="row" onClick={deeds.startAgain}>
            {profile ? 'Back to the saved profile' : 'Start again'}
          </Button>
        </p>
      )}
      <div className="max-w-[820px]">
        <ChangedElsewhere
          what="profile"
          merging={merging}
          draft={draft}
          onChange={change}
          onSave={() => void deeds.submit(true)}
          busy={isSaving}
        />
      </div>
      {/* What would be typed now would not be saved. */}
      <fieldset disabled={isSaving} className="min-w-0">
        <FromResume key={saves} draft={draft} onChange={change} />
        <form ref={form} noValidate onSubmit={submit} className="max-w-[820px]">
          <Card padded>
            <Tabs
              label="Parts of the profile"
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'basic', label: 'Basic', content: <BasicPart {...part} contacts={contacts} onKeep={keep} /> },
                {
                  value: 'advance',
                  label: 'Advance',
                  content: <AdvancePart {...part} onFile={profile?.resume_name ?? ''} />,
                },
              ]}
            />
            <div className="mt-5 border-t border-line pt-4">
              <RadioCells
                label="Recruiters may find me"
                name="visibility"
                options={visibilities}
                value={draft.visibility}
                onChange={(visibility) => change({ visibility })}
              />
              <p className="mt-2 text-12 text-ink-soft" role="status">
                {visibilityOf(draft.visibility).means}
              </p>
            </div>
            <FormNotice className="mt-4">
              {refused !== null && (
                <>
                  <p>{REFUSED}</p>
                  {refused && <p>{refused}</p>}
                </>
              )}
            </FormNotice>
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              {onCancel && (
                <Button
                  disabled={isSaving}
                  onClick={() => {
                    deeds.forget()
                    onCancel()
                  }}
                >
                  Cancel
                </Button>
              )}
              <Button type="submit" variant="primary" busy={isSaving ? 'Saving...' : undefined}>
                {tab === 'basic' ? 'Save basic profile' : 'Save profile'}
              </Button>
            </div>
          </Card>
        </form>
      </fieldset>
    </>
  )
}
