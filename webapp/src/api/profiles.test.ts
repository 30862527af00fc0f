import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { api } from '@/api/index'
import '@/api/searches'
import { formOf, readName } from '@/api/profiles'
import '@/api/recommendations'
import { createStore } from '@/lib/store'
import type { ProfileDraft } from '@/rules/profile'
import { server } from '@/testing/server'

const draft = { name: ' Maya ', visa_type: 'H-1B', resume: new File(['%PDF-1.7'], 'New.pdf') }

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
  visibility: 'all',
  ...draft,
}

it('the file of a resume travels with whatever is saved, and with the basics nothing else does [PROF-34]', () => {
  const advanced = formOf({ userId: 7, draft: whole, isBasic: false })
  expect((advanced.get('resume') as File).name).toBe('New.pdf')
  expect(advanced.get('VisaType')).toBe('H-1B')
  expect(advanced.get('name')).toBe('Maya')
  const first = formOf({ userId: 7, draft: whole, isBasic: true })
  expect((first.get('resume') as File).name).toBe('New.pdf')
  expect(first.has('VisaType')).toBe(false)
  const basic = formOf({ userId: 7, draft: { ...whole, resume: null }, isBasic: true })
  expect([...basic.keys()]).toEqual([
    'user_id',
    'name',
    'email',
    'phoneNumber',
    'countryCode',
    'skills',
    'jobRoles',
    'is_basic',
    'visibility',
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

it('a changed profile makes everything stale that was chosen by it', async () => {
  type Started = Record<string, { initiate: (about: unknown) => never }>
  const { jobs, recommendations, saveProfile } = api.endpoints as unknown as Started
  server.use(http.post('*/api/jobsdb', () => HttpResponse.json({ success: true, message: '', profile: null })))
  const store = createStore()
  const me = { person: { id: 7, email: 'maya@people.example' }, search: null, target: null }
  const calls = [
    store.dispatch(jobs!.initiate(me)),
    store.dispatch(recommendations!.initiate(7)),
  ] as unknown as (Promise<unknown> & { unsubscribe: () => void })[]
  await Promise.all(calls)
  const endpointNames = () => Object.values(store.getState().api.queries).map((query) => query?.endpointName)
  expect(endpointNames()).toEqual(['jobs', 'recommendations'])
  calls.forEach((call) => call.unsubscribe())
  await store.dispatch(saveProfile!.initiate({ userId: 7, draft: whole, isBasic: true }))
  expect(endpointNames()).toEqual([])
})
