import { useState } from 'react'

import type { Applicant } from '@/api/decisions'
import { useProposeInterviewMutation, type Interviewer } from '@/api/interviews'
import { Button } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Dialog } from '@/components/Dialog'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { TogetherOrOne } from '@/components/TogetherOrOne'
import { TextInput } from '@/components/TextInput'
import { HoursNotice } from '@/components/workingHours/HoursNotice'
import { notify } from '@/lib/notify'
import { useSession } from '@/lib/session/useSession'
import { interviewKinds, interviewLengths, interviewPlaces } from '@/rules/bookings'
import { messageOf } from '@/rules/errors'

type Props = { application: Applicant; people: readonly Interviewer[]; onClose: () => void }

/** Kind, length, place and people of an interview; the applicant then gets a link to choose the time. */
export function ProposeInterview({ application, people, onClose }: Props) {
  const { user } = useSession()
  const [title, setTitle] = useState('Phone screen')
  const [kind, setKind] = useState<keyof typeof interviewPlaces>('video')
  const [minutes, setMinutes] = useState(30)
  const [place, setPlace] = useState('')
  const [chosen, setChosen] = useState(() =>
    people.filter(({ user_id: id }) => id === user?.id).map((person) => person.user_id),
  )
  const [takesOne, setTakesOne] = useState(false)
  const [propose, { isLoading, error }] = useProposeInterviewMutation()

  const send = async () => {
    const body = { title, kind, minutes, place, interviewers: chosen, takes_one: takesOne && chosen.length > 1 }
    const { error: failed } = await propose({ applicationId: application.id, ...body })
    if (failed) return
    notify('The invitation is on its way.', { tone: 'good', text: `${application.full_name} picks the time.` })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Propose an interview"
      lead={`${application.full_name} gets a link and picks a free time.`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={isLoading ? 'Sending...' : undefined} onClick={() => void send()}>
            Send booking link
          </Button>
        </>
      }
    >
      <div className="interview-form">
        <Field label="Interview name">
          <TextInput dir="auto" maxLength={80} value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
        <div className="interview-pair">
          <Field label="Kind">
            <Select value={kind} onChange={(event) => setKind(event.target.value as keyof typeof interviewPlaces)}>
              {interviewKinds.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Length">
            <Select value={minutes} onChange={(event) => setMinutes(Number(event.target.value))}>
              {interviewLengths.map((length) => (
                <option key={length} value={length}>
                  {`${length} minutes`}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field label={interviewPlaces[kind]} hint="Optional">
          <TextInput
            dir="auto"
            maxLength={300}
            placeholder={kind === 'video' ? 'https://' : undefined}
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
        </Field>
        <fieldset>
          <legend className="mb-1.5 text-13 font-label">Interviewers</legend>
          <div className="interview-people">
            {people.map(({ user_id: id, username }) => (
              <Checkbox
                key={id}
                label={<span dir="auto">{username}</span>}
                checked={chosen.includes(id)}
                onChange={(event) =>
                  setChosen(event.target.checked ? [...chosen, id] : chosen.filter((chosenId) => chosenId !== id))
                }
              />
            ))}
          </div>
          {chosen.length > 1 && <TogetherOrOne takesOne={takesOne} onChange={setTakesOne} />}
        </fieldset>
        <HoursNotice />
        <FormNotice>{error && (messageOf(error) ?? 'The invitation could not be sent. Please try again.')}</FormNotice>
      </div>
    </Dialog>
  )
}
