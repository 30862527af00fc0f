import { describe, expect, it } from 'vitest'

import { JOB_EMPLOYMENT_TYPES } from '@/api/server.gen'
import {
  addressOf,
  employmentType,
  EMPTY_SEARCH,
  searchIn,
  searchName,
  SIZES,
  targetIn,
  widened,
  type Search,
} from '@/rules/jobSearch'

const full: Search = {
  query: 'Backend Engineer',
  location: 'Rotterdam, NL',
  remoteOnly: true,
  employmentTypes: ['Full-time', 'Contract'],
  postedWithin: '30',
  sort: 'match',
  leastPay: 60_000,
  currency: 'EUR',
  reach: 'region',
}

describe('a search in the address', () => {
  it.each([full, { ...EMPTY_SEARCH, location: 'Remote (REM)' }])('is read as it was written', (search) => {
    expect(searchIn(new URLSearchParams(addressOf(search).toString()))).toEqual(search)
  })

  it('is none without a place: then the profile decides [OPEN-051]', () => {
    expect(searchIn(new URLSearchParams('query=Nurse'))).toBeNull()
    expect(searchIn(new URLSearchParams('query=Nurse&location=%20'))).toBeNull()
  })

  it('takes what it knows and leaves the rest', () => {
    const search = searchIn(new URLSearchParams('location=Pune&employmentTypes=FULLTIME,Freelance&date_posted=3'))
    expect(search).toEqual({ ...EMPTY_SEARCH, location: 'Pune', employmentTypes: ['Full-time'] })
  })
})

describe('employment types [OPEN-046]', () => {
  it('are those of the job form', () => {
    expect(JOB_EMPLOYMENT_TYPES).toEqual(['Full-time', 'Part-time', 'Contract', 'Internship'])
  })

  it.each([
    ['Full-Time', 'Full-time'],
    ['part time', 'Part-time'],
    ['CONTRACT', 'Contract'],
    ['Freelance', null],
  ])('%s is %s', (spelling, type) => {
    expect(employmentType(spelling)).toBe(type)
  })
})

describe('a link to one job [ROUTE-14]', () => {
  it.each([
    ['jobId=12&openDetail=true', { id: '12', opens: true }],
    ['jobId=b17&openDetail=false', { id: 'b17', opens: false }],
    ['openDetail=true', null],
  ])('%s', (address, target) => {
    expect(targetIn(new URLSearchParams(address))).toEqual(target)
  })
})

it('shows five by five, fifty with a target, of fifty or a hundred [LIM-19] [LIM-20]', () => {
  expect(SIZES).toEqual({ step: 5, withTarget: 50, fetched: 50, fetchedWithTarget: 100 })
})

it('a search is named by its words and its place', () => {
  expect([searchName(full), searchName({ query: ' ', location: 'Pune' })]).toEqual([
    'Backend Engineer, Rotterdam, NL',
    'All jobs, Pune',
  ])
})

it('a search that found nothing is widened step by step', () => {
  const steps = [full]
  while (steps.length < 4) steps.push(widened(steps.at(-1)!).wider)
  expect(steps.slice(1)).toEqual([
    { ...EMPTY_SEARCH, query: 'Backend Engineer', location: 'Rotterdam, NL' },
    { ...EMPTY_SEARCH, location: 'Rotterdam, NL' },
    { ...EMPTY_SEARCH, location: 'Remote (REM)' },
  ])
})
