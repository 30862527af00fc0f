import { expect, it } from 'vitest'

import { formOf, readName } from '@/api/profile'
import type { ProfileDraft } from '@/rules/profile'

const draft = { name: ' Maya ', visa_type: 'H-1B', resume: new File(['%PDF-1.7'], 'New.pdf') }

it('the file of a resume travels with everything, and with the basics nothing but they do [PROF-34]', () => {
  const whole: ProfileDraft = {
    email: '',
    country_code: '+1',
    phone_number: '',
    skills: '',
    job_roles: '',
    experience: '',
    employment_type: '',
    preferred_job_level: '',
    preferred_locations: '',
    relocation_willingness: '',
    expected_salary: '',
    currency_symbol: '$',
    salary_duration: 'per year',
    discoverable: true,
    ...draft,
  }
  const advanced = formOf({ userId: 7, draft: whole, isBasic: false })
  expect((advanced.get('resume') as File).name).toBe('New.pdf')
  expect(advanced.get('VisaType')).toBe('H-1B')
  expect(advanced.get('name')).toBe('Maya')
  const basic = formOf({ userId: 7, draft: whole, isBasic: true })
  expect([...basic.keys()]).toEqual([
    'user_id',
    'name',
    'email',
    'phoneNumber',
    'countryCode',
    'skills',
    'jobRoles',
    'is_basic',
    'discoverable',
  ])
})

it('a refusal finds the field that it means [OPEN-045]', () => {
  expect(['VisaType', 'phoneNumber', 'resume', 'unknown'].map(readName)).toEqual([
    'visa_type',
    'phone_number',
    'resume',
    undefined,
  ])
})
