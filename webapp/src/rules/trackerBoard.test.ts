import { expect, it } from 'vitest'

import type { TrackedJob } from '@/api/trackedJobs'
import { cardLine, dueToday, isFound, isFrom, sourceOf } from '@/rules/trackerBoard'
import { savedJob } from '@/testing/trackedJobs'

const job: TrackedJob = { ...savedJob, location: 'Tampa', address: 'https://www.indeed.example/1' }

it.each([
  [{}, 'Added Nov 20, 2026'],
  [{ ends_on: '2026-11-27' }, 'Closed Nov 27, 2026'],
  [{ ends_on: '2026-11-28' }, 'Closes today'],
  [{ ends_on: '2026-11-30' }, 'Closes in 2 days'],
  [{ ends_on: '2026-12-07' }, '9 days left'],
  [{ ends_on: '2026-11-30', remind_on: '2026-11-28' }, 'Follow up today'],
  [{ stage: 'applied', applied_on: '2026-11-20' }, 'Applied Nov 20, 2026'],
  [{ stage: 'applied', applied_on: '2026-11-12' }, 'Quiet for 16 days'],
  [{ stage: 'interview', applied_on: '2026-11-12', status: 'Selected' }, 'Selected'],
  [{ stage: 'closed', remind_on: '2026-11-01', status: 'Rejected' }, 'Rejected'],
] as const)('a card with %o says "%s"', (changed, text) => {
  expect(cardLine({ ...job, ...changed }, '2026-11-28').text).toBe(text)
})

it('knows where a job comes from', () => {
  expect(sourceOf(job)).toBe('indeed.example')
  expect(sourceOf({ ...job, address: '' })).toBe('Outside')
  expect(sourceOf({ ...job, job: '17', address: '' })).toBe('Hireloom')
  expect(isFrom({ ...job, job: 'b17' }, 'outside')).toBe(true)
  expect(isFrom({ ...job, job: '17' }, 'outside')).toBe(false)
})

it('finds by title, company, place and note', () => {
  expect(isFound({ ...job, note: 'Ask Mara' }, 'icu mara')).toBe(true)
  expect(isFound(job, 'icu mara')).toBe(false)
})

it('asks to prepare for a talk of today or tomorrow, and to follow up from the day of the reminder', () => {
  const jobs = [
    { ...job, meets_at: '2026-11-29T09:30:00Z' },
    { ...job, id: 2, meets_at: '2026-11-30T09:30:00Z' },
    { ...job, id: 3, remind_on: '2026-11-28', applied_on: '2026-11-19' },
    { ...job, id: 4, remind_on: '2026-11-29' },
    { ...job, id: 5, remind_on: '2026-11-28', stage: 'closed' as const },
  ]
  expect(dueToday(jobs, '2026-11-28').map(({ title, text }) => `${title} ${text}`)).toEqual([
    'Prepare for Palmetto Ridge. Tomorrow at 9:30 AM.',
    'Follow up with Palmetto Ridge. You applied 9 days ago.',
  ])
})
