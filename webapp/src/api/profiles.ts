import { api, listTag } from '@/api/index'
import type { ProfileAnswer, SavedProfile } from '@/api/types'
import { isBasicField, type ProfileDraft } from '@/rules/profile'

export type { ProfileFields, RegisteredPhone } from '@/api/types'

/** Reading and writing a profile use different field names. */
const WRITE_NAMES = {
  name: 'name',
  email: 'email',
  phone_number: 'phoneNumber',
  country_code: 'countryCode',
  skills: 'skills',
  job_roles: 'jobRoles',
  experience: 'experience',
  preferred_locations: 'preferredLocations',
  employment_type: 'employmentType',
  preferred_job_level: 'preferredJobLevel',
  relocation_willingness: 'relocationWillingness',
  visa_type: 'VisaType',
  expected_salary: 'expectedSalary',
  currency_symbol: 'currencySymbol',
  salary_duration: 'salaryDuration',
} as const satisfies Partial<Record<keyof ProfileDraft, string>>

type Save = { userId: number; draft: ProfileDraft; isBasic: boolean; version?: string | undefined }

/** The form as it is sent. A basic save sends only basic fields and a chosen resume, so that it cannot erase others. */
export function formOf({ userId, draft, isBasic, version }: Save): FormData {
  const form = new FormData()
  form.append('user_id', String(userId))
  for (const [name, wire] of Object.entries(WRITE_NAMES)) {
    if (!isBasic || isBasicField(name)) form.append(wire, draft[name as keyof typeof WRITE_NAMES].trim())
  }
  form.append('is_basic', isBasic ? '1' : '0')
  form.append('visibility', draft.visibility)
  if (version !== undefined) form.append('version', version)
  if (draft.resume) form.append('resume', draft.resume)
  return form
}

const names = new Map<string, keyof ProfileDraft>(
  Object.entries(WRITE_NAMES).map(([name, wire]) => [wire, name as keyof ProfileDraft]),
)

/** The form field for a field name of the server. */
export const readName = (wire: string): keyof ProfileDraft | undefined =>
  wire === 'resume' ? 'resume' : names.get(wire)

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<ProfileAnswer, number>({
      query: (userId) => `/jobsdb/user/${userId}`,
      providesTags: (_answer, _error, id) => [{ type: 'Profile', id }],
    }),
    saveProfile: build.mutation<SavedProfile, Save>({
      query: (save) => ({ url: '/jobsdb', method: 'POST', body: formOf(save) }),
      // The first page of jobs and every recommendation depend on the profile.
      invalidatesTags: (_answer, _error, { userId: id }) => [
        { type: 'Profile', id },
        listTag('Job'),
        listTag('Recommendation'),
      ],
    }),
  }),
})

export const { useProfileQuery, useLazyProfileQuery, useSaveProfileMutation } = profileApi
