import { line, type Part } from '@/rules/merging'
import { entries, salaryText, visibilityOf, type ProfileDraft } from '@/rules/profile'

const list = (name: 'job_roles' | 'skills' | 'preferred_locations', label: string): Part<ProfileDraft> => ({
  label,
  names: [name],
  wording: (draft) => entries(draft[name]).join(', '),
})

/** The parts of a profile, each merged as one, with their labels in the form. Of two resumes the last chosen counts. */
export const profileParts: readonly Part<ProfileDraft>[] = [
  line('name', 'Name'),
  line('email', 'Email'),
  {
    label: 'Phone',
    names: ['country_code', 'phone_number'],
    wording: ({ country_code, phone_number }) => `${country_code} ${phone_number}`.trim(),
  },
  list('job_roles', 'Job roles'),
  list('skills', 'Skills'),
  line('experience', 'Experience'),
  line('employment_type', 'Employment type'),
  list('preferred_locations', 'Preferred locations'),
  line('relocation_willingness', 'Willing to relocate'),
  line('preferred_job_level', 'Preferred job level'),
  line('visa_type', 'Visa type'),
  {
    label: 'Expected salary',
    names: ['expected_salary', 'currency_symbol', 'salary_duration'],
    wording: ({ expected_salary, currency_symbol, salary_duration }) =>
      salaryText(expected_salary, currency_symbol, salary_duration),
  },
  {
    label: 'Recruiters may find me',
    names: ['visibility'],
    wording: ({ visibility }) => visibilityOf(visibility).label,
  },
]
