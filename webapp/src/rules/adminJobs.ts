/* What admins can do with job posts, and how a post changes by it. */

import { MOST_DAYS_REOPENED, MOST_REOPENS } from '@/api/server.gen'
import { wayBack } from '@/rules/recruiterJobs'

export const PAGE_SIZE = 25
const DAY = 24 * 60 * 60 * 1000

export type JobLife = {
  title: string
  isActive: boolean
  isVisible: boolean
  positionStatus: 'open' | 'closed'
  status: 'Active' | 'Expired' | 'Inactive'
  isExpired: boolean
  deleted: boolean
  reopenCount: number
  applicationEndDate: string | null
}

const after = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

/** A job as an admin's switch changes it, shown before the server has answered. */
export function toggled<Job extends JobLife>(job: Job, on: boolean, today: string): Job {
  const open = on ? !job.deleted || job.positionStatus === 'open' : false
  const reopened = on && !job.deleted && job.positionStatus === 'closed'
  return {
    ...job,
    deleted: on ? false : job.deleted,
    isActive: open,
    isVisible: open,
    positionStatus: open ? 'open' : 'closed',
    status: job.isExpired && !reopened ? 'Expired' : open ? 'Active' : 'Inactive',
    ...(reopened && {
      reopenCount: job.reopenCount + 1,
      applicationEndDate: after(today, MOST_DAYS_REOPENED),
    }),
  }
}

export type JobState = 'Active' | 'Inactive' | 'Expired' | 'Deleted'

export const stateOf = (job: JobLife): JobState => (job.deleted ? 'Deleted' : job.status)

export type JobAction = 'switch-off' | 'switch-on' | 'restore' | 'delete'

/** `done`: shown instead of the server's message, which is about the switch that restoring shares. */
type Question = { title: string; text: string; label: string; failed: string; done?: string }

/** The question before an admin's action on a job, and the message if it fails. */
export const jobQuestions: Record<JobAction, (job: JobLife) => Question> = {
  'switch-off': (job) => ({
    title: 'Deactivate this job?',
    text: `“${job.title}” closes: nobody can find it or apply anymore. ${wayBack(job)}`,
    label: 'Deactivate',
    failed: 'Failed to update job status.',
  }),
  'switch-on': ({ title, reopenCount }) => ({
    title: 'Activate this job?',
    text: `“${title}” opens again for ${MOST_DAYS_REOPENED} days. That is reopening ${Math.min(reopenCount + 1, MOST_REOPENS)} of ${MOST_REOPENS}.`,
    label: 'Activate',
    failed: 'Failed to update job status.',
  }),
  restore: ({ title }) => ({
    title: 'Restore this job?',
    text: `“${title}” comes back as it was before it was deleted. This does not count as a reopening.`,
    label: 'Restore',
    failed: 'Failed to restore job.',
    done: 'Job restored successfully!',
  }),
  delete: ({ title }) => ({
    title: 'Delete this job?',
    text: `“${title}” disappears for its recruiter and for all job seekers. Applications stay with those who applied. An admin can restore it.`,
    label: 'Delete',
    failed: 'Failed to delete job.',
  }),
}
