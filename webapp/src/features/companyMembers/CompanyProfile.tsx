import {
  useChangeCompanyProfileMutation,
  useCompanyProfileQuery,
  useRemoveLogoMutation,
  useSaveLogoMutation,
  type CompanyProfileAnswer,
} from '@/api/companyProfiles'
import { MOST_ANSWER_DAYS } from '@/api/server.gen'
import { Card, CardHead } from '@/components/Card'
import { Checkbox } from '@/components/Checkbox'
import { CompanyTile } from '@/components/CompanyTile'
import { ErrorState } from '@/components/ErrorState'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PictureButtons } from '@/components/PictureButtons'
import { Select } from '@/components/Select'
import { TextInput } from '@/components/TextInput'
import { SaveRow } from '@/features/companyMembers/SaveRow'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { notify } from '@/lib/notify'
import { codeOf, messageOf } from '@/rules/errors'

/** The company's logo, its time zone and the defaults of its new jobs, which owners can change. */
export function CompanyProfile() {
  const { data, error, refetch } = useCompanyProfileQuery()
  return (
    <Card aria-labelledby="company-profile">
      <CardHead id="company-profile" title="Profile" />
      {data ? (
        <div className="space-y-4 p-4 tablet:p-5">
          <CompanyLogo profile={data} />
          {data.can_edit ? <Defaults profile={data} /> : <Facts profile={data} />}
        </div>
      ) : (
        error && <ErrorState title="The profile could not be loaded" onRetry={() => void refetch()} />
      )}
    </Card>
  )
}

function CompanyLogo({ profile }: { profile: CompanyProfileAnswer }) {
  const { logo_url: url, name, domain, can_edit: canEdit } = profile
  const [save, { isLoading, error, reset }] = useSaveLogoMutation()
  const [remove, { isLoading: isRemoving, error: notRemoved }] = useRemoveLogoMutation()
  const failed = error ?? notRemoved
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        {url ? (
          <img src={url} alt="The company’s logo" width="40" height="40" className="rounded-control" />
        ) : (
          <CompanyTile name={name || domain} />
        )}
        {canEdit && (
          <PictureButtons
            label="The company’s logo"
            hasPicture={url !== ''}
            isSaving={isLoading}
            isRemoving={isRemoving}
            onChoose={(file) => void save(file)}
            onRemove={() => {
              reset()
              void remove()
            }}
          />
        )}
      </div>
      {canEdit && (
        <p className="text-12 text-ink-soft">
          A JPEG or PNG, ideally square. It appears on your careers page and next to your public jobs.
        </p>
      )}
      <FormNotice>{failed && (messageOf(failed) ?? 'The logo could not be changed.')}</FormNotice>
    </div>
  )
}

function Defaults({ profile }: { profile: CompanyProfileAnswer }) {
  const saved = {
    zone: profile.zone,
    answerDays: String(profile.answer_days),
    blindReview: profile.blind_review,
  }
  const { fields, isChanged, change, discard } = useKeptFields('company', 'profile', saved)
  const [edit, { isLoading, error, reset }] = useChangeCompanyProfileMutation()
  const inDays = error && codeOf(error) !== 'zone_unknown'
  const zones = Intl.supportedValuesOf('timeZone')

  async function save() {
    const { data } = await edit({
      zone: fields.zone,
      answer_days: Number(fields.answerDays) || 0,
      blind_review: fields.blindReview,
    })
    if (!data) return
    discard()
    notify('Profile saved.', { tone: 'good', text: 'New jobs start with these settings.' })
  }

  function put(part: Partial<typeof fields>) {
    reset()
    change(part)
  }

  return (
    <div className="space-y-4">
      <Field label="Time zone" error={error && !inDays ? messageOf(error) : undefined}>
        <Select value={fields.zone} onChange={({ target }) => put({ zone: target.value })}>
          <option value="">
            {profile.zone ? 'Same as this site' : `Same as this site (${nameOf(profile.zone_in_use)})`}
          </option>
          {(!fields.zone || zones.includes(fields.zone) ? zones : [fields.zone, ...zones]).map((zone) => (
            <option key={zone} value={zone}>
              {nameOf(zone)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Days until an answer"
        hint={`In new jobs, 1 to ${MOST_ANSWER_DAYS}`}
        error={inDays ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined}
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={fields.answerDays}
          onChange={({ target }) => put({ answerDays: target.value })}
        />
      </Field>
      <Checkbox
        label="Start new jobs with a blind review"
        checked={fields.blindReview}
        onChange={({ target }) => put({ blindReview: target.checked })}
      />
      <p className="text-12 text-ink-soft">
        Answer dates, usual working hours and daily emails follow the time zone. Each job can have its own days until an
        answer and turn the blind review off. Jobs already posted stay as they are.
      </p>
      <SaveRow name="profile" isChanged={isChanged()} isBusy={isLoading} onSave={save} onDiscard={discard} />
    </div>
  )
}

function Facts({ profile }: { profile: CompanyProfileAnswer }) {
  return (
    <dl className="company-facts text-13">
      <dt className="text-ink-soft">Time zone</dt>
      <dd className="wrap-anywhere">{nameOf(profile.zone_in_use)}</dd>
      <dt className="text-ink-soft">Days until an answer</dt>
      <dd>{profile.answer_days}</dd>
      <dt className="text-ink-soft">New jobs</dt>
      <dd>{profile.blind_review ? 'With a blind review' : 'Without a blind review'}</dd>
    </dl>
  )
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ')
