import { useEffect, useRef, useState, type FormEvent } from 'react'

import { fieldErrorsOf, messageOf } from '@/api/index'
import { readName, useSaveProfileMutation, type ProfileFields } from '@/api/profile'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { Checkbox } from '@/components/Checkbox'
import { FormNotice } from '@/components/FormNotice'
import { Tabs } from '@/components/Tabs'
import { AdvancePart } from '@/features/profile/AdvancePart'
import { BasicPart } from '@/features/profile/BasicPart'
import { draftOf } from '@/features/profile/draft'
import { FromResume } from '@/features/profile/FromResume'
import { keptProfile } from '@/features/profile/keptProfile'
import { notify } from '@/lib/notify'
import type { SessionUser } from '@/lib/storedUser'
import {
  advancedErrors,
  basicErrors,
  isBasicField,
  isMoreThanBasic,
  resumeProblem,
  type ProfileDraft,
  type ProfileErrors,
} from '@/rules/profile'

const SAVED = 'Profile saved successfully!'
const NOT_ALL = 'What you filled in under Advance is not saved yet.'
const REFUSED = 'Submission failed. Please try again.'

type Tab = 'basic' | 'advance'
type Props = {
  profile: ProfileFields | null
  user: SessionUser
  /** Whether there is more to fill in and save. */
  onSaved: (goesOn: boolean) => void
  /** Absent while there is no profile to go back to. */
  onCancel: (() => void) | undefined
}

/** The profile to change: the basics alone, or everything. */
export function ProfileForm({ profile, user, onSaved, onCancel }: Props) {
  const [kept] = useState(() => keptProfile(user.id))
  const [start] = useState(() => draftOf(profile, user.email))
  const [draft, setDraft] = useState(() => kept.read(start) ?? start)
  const [isRestored, setRestored] = useState(kept.isThere)
  const [errors, setErrors] = useState<ProfileErrors>({})
  const [refused, setRefused] = useState<string | null>(null)
  const [tab, setTab] = useState<Tab>('basic')
  const [told, setTold] = useState(0)
  const [saves, setSaves] = useState(0)
  const [save, { isLoading }] = useSaveProfileMutation()
  const form = useRef<HTMLFormElement>(null)
  const hasResume = Boolean(profile?.resume_path)

  // The first mistake may stand in the other tab: its field exists only when that one has opened.
  useEffect(() => {
    if (told === 0) return
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    return () => clearTimeout(timer)
  }, [told])

  const change = (part: Partial<ProfileDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    kept.keep(next)
    setRefused(null)
    const changed = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))
    const resume = part.resume ? (resumeProblem(part.resume, hasResume) ?? undefined) : undefined
    setErrors({ ...errors, ...changed, ...(resume ? { resume } : {}) })
  }

  const tell = (found: ProfileErrors) => {
    setErrors(found)
    const names = Object.keys(found)
    if (names.length > 0) setTab(names.some(isBasicField) ? 'basic' : 'advance')
    setTold(told + 1)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isLoading) return
    setRefused(null)
    const isBasic = tab === 'basic'
    const found = isBasic ? basicErrors(draft) : advancedErrors(draft, hasResume)
    const resume = resumeProblem(draft.resume, true)
    if (resume) found.resume = resume
    if (Object.keys(found).length > 0) return tell(found)
    const { data, error } = await save({ userId: user.id, draft, isBasic })
    if (data?.success) {
      const goesOn = isBasic && isMoreThanBasic(draft, start)
      notify(SAVED, { tone: 'good', text: goesOn ? NOT_ALL : undefined })
      if (goesOn) {
        setDraft((now) => ({ ...now, resume: null }))
        setTab('advance')
        setSaves(saves + 1)
      } else kept.forget()
      return onSaved(goesOn)
    }
    const named = Object.entries(fieldErrorsOf(error)).flatMap(([wire, sentence]) => {
      const name = readName(wire)
      return name ? [[name, sentence] as const] : []
    })
    setRefused(named.length > 0 ? '' : (messageOf(error) ?? ''))
    tell(Object.fromEntries(named))
  }

  const startAgain = () => {
    kept.forget()
    setDraft(start)
    setErrors({})
    setRefused(null)
    setRestored(false)
  }

  const part = { draft, errors, onChange: change }
  return (
    <>
      {isRestored && (
        <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-soft">
          What you typed before is still here.
          <Button size="row" onClick={startAgain}>
            {profile ? 'Back to the saved profile' : 'Start again'}
          </Button>
        </p>
      )}
      {/* What would be typed now would not be saved. */}
      <fieldset disabled={isLoading} className="min-w-0">
        <FromResume key={saves} draft={draft} onChange={change} />
        <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="max-w-[820px]">
          <Card padded>
            <Tabs
              label="Parts of the profile"
              value={tab}
              onChange={setTab}
              tabs={[
                { value: 'basic', label: 'Basic', content: <BasicPart {...part} /> },
                {
                  value: 'advance',
                  label: 'Advance',
                  content: <AdvancePart {...part} onFile={profile?.resume_name ?? ''} />,
                },
              ]}
            />
            <Checkbox
              className="mt-5 border-t border-line pt-4"
              label="Recruiters may find me: those whose open job fits see my name, email, skills and score."
              checked={draft.discoverable}
              onChange={(event) => change({ discoverable: event.target.checked })}
            />
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
                  disabled={isLoading}
                  onClick={() => {
                    kept.forget()
                    onCancel()
                  }}
                >
                  Cancel
                </Button>
              )}
              <Button type="submit" variant="primary" busy={isLoading ? 'Saving...' : undefined}>
                {tab === 'basic' ? 'Save basic profile' : 'Save profile'}
              </Button>
            </div>
          </Card>
        </form>
      </fieldset>
    </>
  )
}
