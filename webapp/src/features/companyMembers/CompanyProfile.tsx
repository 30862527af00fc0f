import { useRemoveLogoMutation, useSaveLogoMutation, type CompanyProfileAnswer } from '@/api/companyProfiles'
import { CompanyTile } from '@/components/CompanyTile'
import { Field } from '@/components/Field'
import { FormNotice } from '@/components/FormNotice'
import { PictureButtons } from '@/components/PictureButtons'
import { Select } from '@/components/Select'
import { ProfilePart, useSaveProfile } from '@/features/companyMembers/ProfilePart'
import { SaveRow } from '@/features/companyMembers/SaveRow'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { pictureActs } from '@/lib/picture'
import { messageOf } from '@/rules/errors'

/** The company's logo and its time zone, which owners can change. */
export function CompanyProfile() {
  return (
    <ProfilePart id="company-profile" title="Profile">
      {(profile) => (
        <>
          <CompanyLogo profile={profile} />
          {profile.can_edit ? (
            <Zone profile={profile} />
          ) : (
            <dl className="company-facts text-13">
              <dt className="text-ink-soft">Time zone</dt>
              <dd className="wrap-anywhere">{nameOf(profile.zone_in_use)}</dd>
            </dl>
          )}
        </>
      )}
    </ProfilePart>
  )
}

function CompanyLogo({ profile }: { profile: CompanyProfileAnswer }) {
  const { logo_url: url, name, domain, can_edit: canEdit } = profile
  const { error, buttons } = pictureActs(useSaveLogoMutation(), useRemoveLogoMutation())
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-center gap-3">
        {url ? (
          <img src={url} alt="The company’s logo" width="40" height="40" className="rounded-control" />
        ) : (
          <CompanyTile name={name || domain} />
        )}
        {canEdit && <PictureButtons label="The company’s logo" hasPicture={url !== ''} {...buttons} />}
      </div>
      {canEdit && (
        <p className="text-12 text-ink-soft">
          A JPEG or PNG, ideally square. It appears on your careers page, next to your public jobs and in emails to
          applicants.
        </p>
      )}
      <FormNotice>{error && (messageOf(error) ?? 'The logo could not be changed.')}</FormNotice>
    </div>
  )
}

function Zone({ profile }: { profile: CompanyProfileAnswer }) {
  const { fields, isChanged, change, discard } = useKeptFields('company', 'profile', { zone: profile.zone })
  const { save, isLoading, error, reset } = useSaveProfile()
  const zones = Intl.supportedValuesOf('timeZone')
  return (
    <>
      <Field label="Time zone" error={error ? (messageOf(error) ?? 'That did not work. Please try again.') : undefined}>
        <Select
          value={fields.zone}
          onChange={({ target }) => {
            reset()
            change({ zone: target.value })
          }}
        >
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
      <p className="text-12 text-ink-soft">
        Answer dates, late answers, figures, usual working hours and daily emails follow it.
      </p>
      <SaveRow
        name="profile"
        isChanged={isChanged()}
        isBusy={isLoading}
        onSave={async () => {
          if (await save({ zone: fields.zone }, 'Profile saved.')) discard()
        }}
        onDiscard={discard}
      />
    </>
  )
}

const nameOf = (zone: string) => zone.replaceAll('_', ' ')
