import { describe, expect, it } from 'vitest'

import {
  COUNTRY_CODES,
  CURRENCIES,
  EXPERIENCE_BANDS,
  PROFILE_EMPLOYMENT_TYPES,
  RELOCATION_ANSWERS,
  SALARY_DURATIONS,
} from '@/api/server.gen'
import { locations } from '@/rules/locations'
import { advancedErrors, basicErrors, resumeProblem, salaryText, type ProfileDraft } from '@/rules/profile'

const pdf = (size = 10, name = 'resume.pdf') => Object.defineProperty(new File(['x'], name), 'size', { value: size })

const good: ProfileDraft = {
  name: 'Maya Okafor',
  email: 'maya@posteo.example',
  country_code: '+1',
  phone_number: '4155550142',
  skills: 'Python, Kafka',
  job_roles: 'Backend Engineer',
  experience: '5-10',
  employment_type: 'Full-Time',
  preferred_job_level: '',
  preferred_locations: 'Remote, California, New York',
  relocation_willingness: 'Remote Only',
  visa_type: '',
  expected_salary: '120000',
  currency_symbol: '$',
  salary_duration: 'per year',
  visibility: 'all',
  resume: null,
}

describe('the basic profile', () => {
  it('takes what is right', () => {
    expect(basicErrors(good)).toEqual({})
    expect(basicErrors({ ...good, name: 'Zoë Müller' })).toEqual({})
  })

  it.each([
    ['name', '', 'Name is required', 'PROF-10'],
    ['name', "O'Brien", 'Name can only contain letters and spaces', 'PROF-11'],
    ['name', 'Maya 2', 'Name can only contain letters and spaces', 'PROF-11'],
    ['email', '', 'Email is required', 'PROF-12'],
    ['email', 'maya@', 'Invalid email format', 'PROF-12'],
    ['phone_number', '415555014', 'Phone number must be exactly 10 digits', 'PROF-13'],
    ['phone_number', '41555501421', 'Phone number must be exactly 10 digits', 'PROF-13'],
    ['skills', ' , ', 'Skills are required', 'PROF-14'],
    ['job_roles', '', 'Job roles are required', 'PROF-15'],
  ] as const)('%s %j: %s [%s] [OPEN-041] [OPEN-042]', (field, value, sentence, _id) => {
    expect(basicErrors({ ...good, [field]: value })).toEqual({ [field]: sentence })
    expect(advancedErrors({ ...good, [field]: value }, true), 'the advanced one asks the same [PROF-16]').toEqual({
      [field]: sentence,
    })
  })
})

describe('the advanced profile', () => {
  it.each([
    ['experience', '', 'Experience is required', 'PROF-17'],
    ['employment_type', '', 'Employment type is required', 'PROF-18'],
    ['relocation_willingness', '', 'Relocation willingness is required', 'PROF-19'],
    ['expected_salary', ' ', 'Expected salary is required', 'PROF-20'],
    ['preferred_locations', 'Remote, Ohio, Texas, Utah', 'You can select up to 3 locations', 'PROF-21'],
    ['currency_symbol', '', 'Currency is required', 'PROF-25'],
    ['salary_duration', '', 'Salary duration is required', 'PROF-25'],
  ] as const)('%s %j: %s [%s]', (field, value, sentence, _id) => {
    expect(advancedErrors({ ...good, [field]: value }, true)).toEqual({ [field]: sentence })
  })

  it('asks for no currency and duration of a salary that is not told [PROF-25] [PROF-06]', () => {
    const silent = { ...good, expected_salary: 'NA', currency_symbol: '', salary_duration: '' }
    expect(advancedErrors(silent, true)).toEqual({})
    expect(salaryText('NA', '$', 'per year')).toBe('Not disclosed')
    expect(salaryText('120000', '$', 'per year')).toBe('$ 120000 per year')
  })

  it('asks for a resume while none is on file [PROF-23], a PDF [PROF-24] of at most 10 MB [PROF-33]', () => {
    expect(resumeProblem(null, false)).toBe('Resume is required')
    expect(resumeProblem(null, true)).toBeNull()
    expect(resumeProblem(pdf(), false)).toBeNull()
    expect(resumeProblem(pdf(10, 'resume.docx'), true)).toBe('Only PDF files are allowed')
    expect(resumeProblem(pdf(10 * 1024 * 1024), false)).toBeNull()
    expect(resumeProblem(pdf(10 * 1024 * 1024 + 1), false)).toBe('File size should not exceed 10MB.')
  })
})

describe('the choices', () => {
  it('are those of the product [PROF-26] [PROF-28] [PROF-29] [PROF-30] [PROF-31] [PROF-32]', () => {
    expect(COUNTRY_CODES).toEqual(['+91', '+1', '+44', '+61'])
    expect(EXPERIENCE_BANDS).toEqual(['0-1', '1-3', '3-5', '5-10', '10+'])
    expect(RELOCATION_ANSWERS).toEqual(['Yes', 'No', 'Remote Only'])
    expect(PROFILE_EMPLOYMENT_TYPES).toEqual(['Full-Time', 'Part-Time', 'Contract', 'Freelance'])
    expect(CURRENCIES.map(({ code }) => code)).toEqual(['USD', 'INR', 'EUR', 'GBP', 'JPY'])
    expect(SALARY_DURATIONS).toEqual(['per year', 'per month', 'per hour'])
  })

  it('of places are every state, Indian cities, Remote and Hybrid [PROF-27]', () => {
    const [anywhere, states, cities] = locations.map(({ names }) => names as readonly string[])
    expect(anywhere).toEqual(['Remote', 'Hybrid'])
    expect(new Set(states).size).toBe(50)
    expect(cities).toEqual(expect.arrayContaining(['Mumbai', 'Delhi', 'Bengaluru', 'Chennai', 'Kolkata']))
    const all = locations.flatMap(({ names }) => [...names])
    expect(new Set(all).size).toBe(all.length)
  })
})
