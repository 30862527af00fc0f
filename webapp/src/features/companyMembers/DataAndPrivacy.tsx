import type { CompanyProfileAnswer } from '@/api/companyProfiles'
import { useCompanyStagesQuery } from '@/api/companyStages'
import { ButtonLink } from '@/components/Button'
import { Checkbox } from '@/components/Checkbox'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { Select } from '@/components/Select'
import { ProfilePart, useSaveProfile } from '@/features/companyMembers/ProfilePart'
import { SaveRow } from '@/features/companyMembers/SaveRow'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { messageOf } from '@/rules/errors'
import { counted } from '@/rules/figures'

/** What reviewers see first, and how long the company keeps what people have sent. */
export function DataAndPrivacy() {
  return (
    <div className="company">
      <ProfilePart id="company-privacy" title="Data and privacy">
        {(profile) =>
          profile.can_edit ? (
            <BlindReview profile={profile} />
          ) : (
            <dl className="company-facts text-13">
              <dt className="text-ink-soft">New jobs</dt>
              <dd>
                {profile.blind_review
                  ? `With a blind review until ${profile.names_from || 'a decision'}`
                  : 'Without a blind review'}
              </dd>
            </dl>
          )
        }
      </ProfilePart>
      <ProfilePart id="company-kept" title="How long data is kept">
        {({ keep_papers_days: papers, keep_rejected_days: rejected, keep_pool_days: pool }) => (
          <>
            <dl className="company-facts text-13">
              <dt className="text-ink-soft">Driving licenses and visas</dt>
              <dd>{`${counted(papers, 'day')} after the decision`}</dd>
              <dt className="text-ink-soft">Rejected applications</dt>
              <dd>{`${counted(rejected, 'day')} after the rejection, then anonymized`}</dd>
              <dt className="text-ink-soft">People added to the talent pool</dt>
              <dd>{`${counted(pool, 'day')}, or until their consent ends, then deleted`}</dd>
            </dl>
            <p className="text-12 text-ink-soft">
              This site sets the times. You ask people in the talent pool for their consent; they can take it back with
              a link in every email.
            </p>
            <ButtonLink size="small" className="self-start" to="/user/talent-pool">
              Open Talent Pool
            </ButtonLink>
          </>
        )}
      </ProfilePart>
    </div>
  )
}

function BlindReview({ profile }: { profile: CompanyProfileAnswer }) {
  const { fields, isChanged, change, discard } = useKeptFields('company', 'privacy', {
    blindReview: profile.blind_review,
    namesFrom: profile.names_from,
  })
  const { save, isLoading, error, reset } = useSaveProfile()
  const { data } = useCompanyStagesQuery()
  const names = data?.stages.slice(1).map(({ name }) => name) ?? []
  const { namesFrom } = fields
  const listed = names.find((name) => name.toLowerCase() === namesFrom.toLowerCase())
  return (
    <>
      <Checkbox
        label="Start new jobs with a blind review"
        checked={fields.blindReview}
        onChange={({ target }) => {
          reset()
          change({ blindReview: target.checked })
        }}
      />
      {fields.blindReview && (
        <Field label="Names are hidden">
          <Select
            value={listed ?? namesFrom}
            disabled={!data}
            onChange={({ target }) => {
              reset()
              change({ namesFrom: target.value })
            }}
          >
            <option value="">until a decision</option>
            {namesFrom && !listed && (
              <option value={namesFrom}>{`until ${namesFrom}${data ? ', which new jobs do not have' : ''}`}</option>
            )}
            {names.map((name) => (
              <option key={name} value={name}>
                until {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <p className="text-12 text-ink-soft">
        Reviewers see what a person can do, and who it is only once they have decided or the person has reached the
        stage that you choose. Each job can change this; jobs already posted stay as they are.
      </p>
      <FormNotice>{error && (messageOf(error) ?? 'That did not work. Please try again.')}</FormNotice>
      <SaveRow
        name="privacy"
        isChanged={isChanged()}
        isBusy={isLoading}
        onSave={async () => {
          const how = fields.blindReview ? 'with a blind review' : 'without a blind review'
          if (
            await save(
              { blind_review: fields.blindReview, names_from: fields.namesFrom },
              `Saved. New jobs start ${how}.`,
            )
          )
            discard()
        }}
        onDiscard={discard}
      />
    </>
  )
}
