import type { CompanyProfileAnswer } from '@/api/companyProfiles'
import { MOST_ANSWER_DAYS } from '@/api/server.gen'
import { Field } from '@/components/Field'
import { TextInput } from '@/components/TextInput'
import { ProfilePart, useSaveProfile } from '@/features/companyMembers/ProfilePart'
import { SaveRow } from '@/features/companyMembers/SaveRow'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

/** Within how many days applicants of new jobs are promised an answer. */
export function Promises() {
  return (
    <ProfilePart id="company-promises" title="Promises">
      {(profile) =>
        profile.can_edit ? (
          <AnswerDays profile={profile} />
        ) : (
          <dl className="company-facts text-13">
            <dt className="text-ink-soft">Days until an answer</dt>
            <dd>{profile.answer_days}</dd>
          </dl>
        )
      }
    </ProfilePart>
  )
}

function AnswerDays({ profile }: { profile: CompanyProfileAnswer }) {
  const { fields, isChanged, change, discard } = useKeptFields('company', 'promises', {
    answerDays: String(profile.answer_days),
  })
  const { save, isLoading, error, reset } = useSaveProfile()
  return (
    <>
      <Field
        label="Days until an answer"
        hint={`In new jobs, 1 to ${MOST_ANSWER_DAYS}`}
        error={error ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={fields.answerDays}
          onChange={({ target }) => {
            reset()
            change({ answerDays: target.value })
          }}
        />
      </Field>
      <p className="text-12 text-ink-soft">
        Everybody who applies is told the day by which they get an answer. An answer is late once that day has ended in
        your company’s time zone. A job can promise another number of days; jobs already posted stay as they are.
      </p>
      <SaveRow
        name="promises"
        isChanged={isChanged()}
        isBusy={isLoading}
        onSave={async () => {
          const days = Number(fields.answerDays) || 0
          const news = `Saved. New jobs promise an answer within ${counted(days, 'day')}.`
          if (await save({ answer_days: days }, news)) discard()
        }}
        onDiscard={discard}
      />
    </>
  )
}
