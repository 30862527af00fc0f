import { Download, Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'

import { MOST_LOCATIONS } from '@/api/server.gen'
import type { ProfileFields } from '@/api/profiles'
import { ButtonLink } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Chip } from '@/components/Chip'
import { FileTile } from '@/components/DropZone'
import { Initials } from '@/components/Initials'
import { entries, salaryText, visibilityOf } from '@/rules/profile'

/** A profile to read: facts in two groups, the resume and who sees it at the side. */
export function ProfileView({ profile }: { profile: ProfileFields }) {
  const places = entries(profile.preferred_locations)
  return (
    <div className="grid grid-cols-1 items-start gap-4 wide:grid-cols-[minmax(0,1fr)_320px]">
      <div className="space-y-4">
        <div className="flex items-center gap-4">
          <Initials name={profile.name} className="size-[60px] text-17 font-strong" />
          <div className="min-w-0">
            <p className="font-heading text-20 font-strong wrap-anywhere">{profile.name}</p>
            <p className="text-15 text-ink-soft wrap-anywhere">{profile.job_roles}</p>
          </div>
        </div>
        <Card>
          <CardHead title="Basic" />
          <dl>
            <Fact label="Email">{profile.email}</Fact>
            <Fact label="Phone">{`${profile.country_code} ${profile.phone_number}`}</Fact>
            <Fact label="Job roles">
              <Chips of={entries(profile.job_roles)} />
            </Fact>
            <Fact label="Skills">
              <Chips of={entries(profile.skills)} />
            </Fact>
          </dl>
        </Card>
        <Card>
          <CardHead title="Advance" />
          <dl>
            <Fact label="Experience">{profile.experience && `${profile.experience} years`}</Fact>
            <Fact label="Employment type">{profile.employment_type}</Fact>
            <Fact label="Preferred job level">{profile.preferred_job_level}</Fact>
            <Fact label="Preferred locations">
              {places.length > 0 && (
                <Chips of={places}>
                  <span className="text-12 text-ink-soft">
                    {places.length} of {MOST_LOCATIONS}
                  </span>
                </Chips>
              )}
            </Fact>
            <Fact label="Relocation">{profile.relocation_willingness}</Fact>
            <Fact label="Visa type">{profile.visa_type}</Fact>
            <Fact label="Expected salary">
              {salaryText(profile.expected_salary, profile.currency_symbol, profile.salary_duration)}
            </Fact>
          </dl>
        </Card>
      </div>
      <div className="space-y-4">
        <Card>
          <CardHead title="Resume" />
          <div className="p-4 text-13 tablet:p-5">
            {profile.resume_path ? (
              <div className="flex min-w-0 flex-wrap items-center gap-3">
                <FileTile />
                <p className="basis-44 grow truncate font-label" title={profile.resume_name}>
                  {profile.resume_name}
                </p>
                <a
                  href={`/api/${profile.resume_path}`}
                  download={profile.resume_name}
                  className="inline-flex h-7.5 shrink-0 items-center gap-1.5 rounded-small border border-line-strong px-3 font-label hover:bg-sunken"
                >
                  <Download aria-hidden className="size-4" strokeWidth={1.75} />
                  Download
                </a>
                <ButtonLink to="/user/career" size="small">
                  Fill my career from it
                </ButtonLink>
              </div>
            ) : (
              <p className="text-ink-soft">None yet. Add one in the Advance tab.</p>
            )}
          </div>
        </Card>
        <Card padded>
          <p className="flex items-center gap-2 text-13 font-strong">
            {profile.discoverable ? (
              <Eye aria-hidden className="size-4 text-ink-soft" strokeWidth={1.75} />
            ) : (
              <EyeOff aria-hidden className="size-4 text-ink-soft" strokeWidth={1.75} />
            )}
            Who sees this
          </p>
          <p className="mt-1 text-13 text-ink-soft">
            {visibilityOf(profile.visibility).means}
            {profile.discoverable && ' Your phone and resume are seen only when you apply.'}
          </p>
        </Card>
      </div>
    </div>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-13 first:border-t-0 tablet:grid-cols-[132px_minmax(0,1fr)] tablet:px-5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-medium wrap-anywhere">
        {children || <span className="font-normal text-ink-faint">Not given</span>}
      </dd>
    </div>
  )
}

function Chips({ of, children }: { of: string[]; children?: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {of.map((name, at) => (
        <Chip key={at}>{name}</Chip>
      ))}
      {children}
    </span>
  )
}
