import { useState } from 'react'

import type { InterviewPlan, PlannedInterviewForm } from '@/api/interviewPlans'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { TogetherOrOne } from '@/components/TogetherOrOne'
import { TextInput } from '@/components/TextInput'
import { useSession } from '@/lib/session/useSession'
import { interviewKinds, interviewLengths, interviewPlaces } from '@/rules/bookings'
import { messageOf } from '@/rules/errors'

type Props = {
  plan: InterviewPlan
  /** Absent for a new one. */
  interview?: PlannedInterviewForm
  isSaving: boolean
  error: unknown
  onSave: (form: PlannedInterviewForm) => void
  onClose: () => void
}

/** Kind, length, place and people of a planned interview, and what it asks; a new one asks what nobody asks yet. */
export function PlannedInterviewDialog({ plan, interview, isSaving, error, onSave, onClose }: Props) {
  const { user } = useSession()
  const [form, setForm] = useState<PlannedInterviewForm>(
    () =>
      interview ?? {
        title: plan.interviews.length === 0 ? 'Phone screen' : 'Technical interview',
        kind: plan.interviews.length === 0 ? 'phone' : 'video',
        minutes: plan.interviews.length === 0 ? 30 : 60,
        place: '',
        interviewers: plan.people.filter(({ user_id: id }) => id === user?.id).map((person) => person.user_id),
        requirements: [],
      },
  )
  const change = (changed: Partial<PlannedInterviewForm>) => setForm({ ...form, ...changed })
  const lengths = interviewLengths.includes(form.minutes) ? interviewLengths : [form.minutes, ...interviewLengths]
  const asks = form.requirements ?? []
  const elsewhere = (id: string) => !plan.uncovered.includes(id) && !interview?.requirements?.includes(id)
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={interview ? interview.title : 'Add an interview'}
      lead="It is the same for every applicant. Interviews already proposed stay as they are."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isSaving ? 'Saving...' : undefined} onClick={() => onSave(form)}>
            Save
          </Button>
        </>
      }
    >
      <div className="plan-form">
        <Field label="Interview name">
          <TextInput
            dir="auto"
            maxLength={80}
            value={form.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <div className="plan-pair">
          <Field label="Kind">
            <Select
              value={form.kind}
              onChange={(event) => change({ kind: event.target.value as PlannedInterviewForm['kind'] })}
            >
              {interviewKinds.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Length">
            <Select value={form.minutes} onChange={(event) => change({ minutes: Number(event.target.value) })}>
              {lengths.map((length) => (
                <option key={length} value={length}>
                  {`${length} minutes`}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label={interviewPlaces[form.kind]} hint="Optional">
          <TextInput
            dir="auto"
            maxLength={300}
            placeholder={form.kind === 'video' ? 'https://' : undefined}
            value={form.place ?? ''}
            onChange={(event) => change({ place: event.target.value })}
          />
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-13 font-label">Interviewers</legend>
          <div className="plan-choices">
            {plan.people.map(({ user_id: id, username }) => (
              <Checkbox
                key={id}
                label={<span dir="auto">{username}</span>}
                checked={form.interviewers.includes(id)}
                onChange={(event) =>
                  change({
                    interviewers: event.target.checked
                      ? [...form.interviewers, id]
                      : form.interviewers.filter((chosenId) => chosenId !== id),
                  })
                }
              />
            ))}
          </div>
          {form.interviewers.length > 1 && (
            <TogetherOrOne
              takesOne={form.takes_one ?? false}
              onChange={(takesOne) => change({ takes_one: takesOne })}
            />
          )}
        </fieldset>
        {plan.requirements.length > 0 && (
          <fieldset>
            <legend className="mb-1.5 text-13 font-label">What it asks</legend>
            <div className="plan-choices">
              {plan.requirements.map(({ id, label, must }) => (
                <Checkbox
                  key={id}
                  label={
                    <span dir="auto" className="wrap-anywhere">
                      <strong>{id}</strong>
                      {` ${label}`}
                      <span className="text-12 text-ink-soft">
                        {`${must ? ', must' : ''}${elsewhere(id) ? ', asked elsewhere' : ''}`}
                      </span>
                    </span>
                  }
                  checked={asks.includes(id)}
                  onChange={(event) =>
                    change({
                      requirements: event.target.checked ? [...asks, id] : asks.filter((chosenId) => chosenId !== id),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        )}
        <FormNotice>
          {error !== undefined && (messageOf(error) ?? 'The plan could not be saved. Please try again.')}
        </FormNotice>
      </div>
    </Dialog>
  )
}
