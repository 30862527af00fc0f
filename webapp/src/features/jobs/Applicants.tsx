import { Lock } from 'lucide-react'

import { MOST_ANSWER_DAYS } from '@/api/server.gen'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { FormLine } from '@/components/FormLine'
import { RadioCells } from '@/components/RadioCells'
import { TextInput } from '@/components/TextInput'
import type { PartProps } from '@/features/jobs/fields'
import { Providers } from '@/features/jobs/Providers'
import { useSession } from '@/lib/session/useSession'
import { mandatoryChoices } from '@/rules/jobForm'

type Props = PartProps & {
  /** The address that receives the applications. */
  recruiterEmail: string
  isOwn: boolean
}

const EVERYONE = 'It gets a page of its own that search engines find and anyone with the link can open.'
const EVERYONE_LATER =
  'This site shows jobs only to people who are logged in. Your choice is saved in case that changes.'
const MEMBERS = 'Only people who are logged in can find it.'

/** Who is told about applications, what they must include, who sees the job, and where else it is posted. */
export function Applicants({ recruiterEmail, isOwn, ...part }: Props) {
  const { draft, errors, onChange } = part
  const { publicJobs } = useSession()
  const has = (name: string) => draft.mandatoryDocuments.includes(name)
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <Field
        label="Recruiter email"
        hint={isOwn ? 'From your account' : 'Who posted it'}
        error={undefined}
        className="min-w-0"
      >
        <TextInput name="recruiterEmail" type="email" readOnly icon={<Lock />} value={recruiterEmail} />
      </Field>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-13 font-label text-ink">Documents applicants must send</legend>
        <div className="flex min-h-[38px] flex-wrap items-center gap-x-4 gap-y-2">
          {mandatoryChoices.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={has(name)}
              onChange={(event) =>
                onChange({
                  mandatoryDocuments: mandatoryChoices.filter((choice) =>
                    choice === name ? event.target.checked : has(choice),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      <div className="min-w-0">
        <RadioCells
          label="Who sees this job"
          name="isPublic"
          options={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'members', label: 'Members only' },
          ]}
          value={draft.isPublic ? 'everyone' : 'members'}
          onChange={(who) => onChange({ isPublic: who === 'everyone' })}
        />
        <p aria-live="polite" className="mt-1.5 text-12 text-ink-soft">
          {draft.isPublic ? (publicJobs ? EVERYONE : EVERYONE_LATER) : MEMBERS}
        </p>
      </div>
      <FormLine
        {...part}
        name="answerDays"
        label="Days until an answer"
        hint={`Promised to applicants, 1 to ${MOST_ANSWER_DAYS}`}
        inputMode="numeric"
        autoComplete="off"
      />
      <Providers
        providers={draft.jobProviders}
        error={errors.jobProviders}
        onChange={(jobProviders) => onChange({ jobProviders })}
      />
    </div>
  )
}
