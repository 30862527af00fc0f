import type { ProfileFields, RegisteredPhone } from '@/api/profiles'
import { visibilityOf, type ProfileDraft } from '@/rules/profile'

/** The form for a profile as it is; for none yet, with what the account was registered with and
    the name of the career. */
export function draftOf(
  profile: ProfileFields | null,
  email: string,
  phone?: RegisteredPhone,
  name = '',
): ProfileDraft {
  return {
    name: profile?.name ?? name,
    email: profile?.email ?? email,
    country_code: profile?.country_code || phone?.country_code || '+1',
    phone_number: profile?.phone_number ?? phone?.digits ?? '',
    skills: profile?.skills ?? '',
    job_roles: profile?.job_roles ?? '',
    experience: profile?.experience ?? '',
    employment_type: profile?.employment_type ?? '',
    preferred_job_level: profile?.preferred_job_level ?? '',
    preferred_locations: profile?.preferred_locations ?? '',
    relocation_willingness: profile?.relocation_willingness ?? '',
    visa_type: profile?.visa_type ?? '',
    expected_salary: profile?.expected_salary ?? '',
    currency_symbol: profile?.currency_symbol || '$',
    salary_duration: profile?.salary_duration || 'per year',
    visibility: visibilityOf(profile?.visibility ?? 'all').value,
    resume: null,
  }
}
