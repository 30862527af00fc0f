import type { TrackedJob } from '@/api/trackedJobs'

/** A job that has just been saved to the tracker. */
export const savedJob: TrackedJob = {
  id: 1,
  job: '',
  title: 'RN, Medical ICU',
  company: 'Palmetto Ridge',
  location: '',
  salary: '',
  address: 'https://jobs.example/1',
  stage: 'saved',
  note: '',
  contacts: '',
  applied_on: null,
  ends_on: null,
  meets_at: null,
  remind_on: null,
  starts_on: null,
  answered_on: null,
  has_text: true,
  added_at: '2026-11-20T10:00:00Z',
  application_id: null,
  status: null,
  is_withdrawn: false,
  match_score: null,
}
