import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'

import type { CoachAnswer } from '@/api/jobCoach'
import type { SeenJob } from '@/api/jobs'
import { EditJob } from '@/features/jobs/EditJob'
import { PostJob } from '@/features/jobs/PostJob'
import { recruiterJob } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

export const TEXT = 'We look for a rockstar. '.repeat(26).trim()

export const posted: SeenJob = recruiterJob(41, {
  title: 'Loom Mechanic',
  company: 'Loomworks',
  description: TEXT,
  employmentType: 'Contract',
  datePosted: '2026-03-01',
  applicationEndDate: '2026-04-01',
  expectedSalary: '60,000 - 80,000',
  currencySymbol: '€',
  salaryDuration: 'per hour',
  jobProviders: [{ jobProvider: 'LinkedIn', url: 'https://jobs.example/1' }],
  recruiterEmail: 'owner@loom.example',
  keywords: 'Looms, Welding',
  mandatoryDocuments: ['Resume', 'Visa Document'],
  answerDays: 21,
  isPublic: false,
})

export const advice: CoachAnswer = {
  success: true,
  findings: [
    {
      kind: 'words',
      severity: 'warn',
      field: 'description',
      start: 12,
      end: 22,
      quote: 'a rockstar',
      text: '“rockstar” puts people off',
      suggestion: 'Try “an experienced”.',
      replacement: 'an experienced',
    },
    {
      kind: 'section',
      severity: 'warn',
      field: 'description',
      start: TEXT.length,
      end: TEXT.length,
      quote: '',
      text: 'The section “What We Offer” is missing',
      suggestion: 'People read this first.',
      replacement: '\n\nWhat We Offer\n- ',
    },
    {
      kind: 'salary',
      severity: 'warn',
      field: 'expectedSalary',
      start: 0,
      end: 0,
      quote: '',
      text: 'No salary is shown',
      suggestion: 'People decide by it.',
      replacement: null,
    },
  ],
  facts: [],
  readability: { grade: 5, age: 10, words: 130, sentences: 26 },
  people: 100,
  matching: 60,
  reach: [
    { about: 'years', requirement: '10+ years', matching_without: 100, matching_with: 60, text: 'Removes 40 of 100' },
    { about: 'skill', requirement: 'Looms', matching_without: 60, matching_with: 60, text: 'Removes nobody' },
  ],
  eased: 'With 5+ years instead, 90 would fit.',
}

/** The screen with the form: of the posted job for the person who `edits`, otherwise a new one. */
export const showJobForm = ({ edits = false, role = 'recruiter' as 'recruiter' | 'admin' } = {}) =>
  edits
    ? renderAlone(<EditJob />, { as: role, at: '/edit-job/41', route: '/edit-job/:jobId' })
    : renderAlone(<PostJob />, { as: role })

/** Opens the form; `requests` are the jobs that were saved, `answerDays` those of the company. */
export async function openJobForm(options: Parameters<typeof showJobForm>[0] = {}, answerDays = 14) {
  const requests: Record<string, unknown>[] = []
  const job = posted
  const save = async ({ request }: { request: Request }) => {
    requests.push({ method: request.method, ...((await request.json()) as object) })
    const message = request.method === 'PUT' ? 'Job post updated successfully!' : 'Job post created successfully!'
    return HttpResponse.json({ success: true, message, job }, { status: request.method === 'PUT' ? 200 : 201 })
  }
  server.use(
    http.get('*/api/company/members', () => HttpResponse.json({ success: true, name: '' })),
    http.get('*/api/company/profile', () => HttpResponse.json({ success: true, answer_days: answerDays })),
    http.get('*/api/jobs/41', () => HttpResponse.json({ success: true, job })),
    http.post('*/api/jobs', save),
    http.put('*/api/jobs/41', save),
    http.post('*/api/job-coach', () => HttpResponse.json(advice)),
  )
  const view = showJobForm(options)
  await screen.findByLabelText('Title')
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const fill = (values: Record<string, string>) =>
    Object.entries(values).forEach(([label, value]) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } }),
    )
  const fillAll = () =>
    fill({
      Title: 'Loom Mechanic',
      Company: 'Loomworks',
      Location: 'Pune, India',
      'Employment type': 'Full-time',
      Description: TEXT,
      Salary: '60,000 - 80,000',
    })
  return { requests, press, fill, fillAll, view }
}

export const described = (label: string) => screen.getByLabelText(label)
