import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import { FirstSteps } from '@/features/registrations/firstSteps/FirstSteps'
import { firstSteps } from '@/lib/firstSteps'
import { matchStorage } from '@/lib/kept/matchStorage'
import { jobsFound, job } from '@/testing/jobs'
import { renderAlone } from '@/testing/renderAlone'
import { person, server } from '@/testing/server'

const maya = person('user')

function open({ resume = '', jobs = [] as object[] } = {}) {
  const saved: unknown[] = []
  server.use(
    http.get('*/api/jobsdb/user/:id', () =>
      HttpResponse.json({ success: true, profile: resume ? { resume_path: resume, resume_name: 'maya.pdf' } : null }),
    ),
    http.get('*/api/tracked-jobs', () => HttpResponse.json({ success: true, stages: [], jobs })),
    http.get('*/api/jobs_listing', () => HttpResponse.json(jobsFound([job(5, { title: 'Weaver' })]))),
    http.post('*/api/tracked-jobs/listed', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ success: true, message: '', is_new: true, job: {} })
    }),
  )
  return { saved, ...renderAlone(<FirstSteps user={maya} />) }
}

describe('the first steps', () => {
  beforeEach(() => localStorage.clear())

  it('lead from a resume and a job to the result, and shrink as they are taken [WS-050]', async () => {
    const { person: somebody, saved } = open()
    const fit = within(await screen.findByRole('region', { name: 'See your fit' }))
    expect(fit.getByRole('button', { name: 'After 1 and 2' })).toBeDisabled()
    await somebody.click(await screen.findByRole('button', { name: /Weaver/ }))
    await waitFor(() => expect(saved).toEqual([{ job: '5' }]))
    expect(matchStorage(String(maya.id)).get('jobDescription')).not.toBe('')
    await somebody.upload(screen.getByLabelText('Resume'), new File(['%PDF-1.7'], 'maya.pdf'))
    const first = within(screen.getByRole('region', { name: 'Add your resume' }))
    expect(await first.findByText('maya.pdf')).toBeVisible()
    await somebody.click(fit.getByRole('button', { name: 'See your fit' }))
    expect(await screen.findByText('now at /user/atsMainContent')).toBeVisible()
    expect(firstSteps.areOver(maya.id)).toBe(true)
  })

  it('take the text of a job from another site [WS-050]', async () => {
    const { person: somebody, saved } = open()
    const find = within(await screen.findByRole('region', { name: 'Find a job' }))
    await somebody.click(find.getByRole('button', { name: 'Paste a job you found elsewhere' }))
    expect(find.getByRole('button', { name: 'Use this job' })).toBeDisabled()
    await somebody.type(find.getByLabelText('Text of the job'), 'Electrician for a forge')
    await somebody.click(find.getByRole('button', { name: 'Paste a job you found elsewhere' }))
    expect(find.queryByLabelText('Text of the job')).toBeNull()
    await somebody.click(find.getByRole('button', { name: 'Paste a job you found elsewhere' }))
    await somebody.click(find.getByRole('button', { name: 'Use this job' }))
    expect(find.getByText('The job you pasted')).toBeVisible()
    expect(find.getByRole('heading')).toHaveFocus()
    expect(matchStorage(String(maya.id)).get('jobDescription')).toBe('Electrician for a forge')
    expect(saved).toEqual([])
    await somebody.click(find.getByRole('button', { name: 'Change' }))
    expect(find.getByLabelText('Text of the job')).toHaveValue('Electrician for a forge')
    expect(find.getByRole('heading')).toHaveFocus()
  })

  it('are skipped for good [WS-051]', async () => {
    const { person: somebody } = open()
    await somebody.click(await screen.findByRole('button', { name: 'Skip for now' }))
    expect(await screen.findByText('now at /user/atsMainContent')).toBeVisible()
    expect(firstSteps.areOver(maya.id)).toBe(true)
    expect(firstSteps.areOver(maya.id + 1)).toBe(false)
  })

  it('are skipped one by one, and taken up again [WS-051]', async () => {
    const { person: somebody } = open()
    await somebody.click(await screen.findByRole('button', { name: 'Skip: Add your resume' }))
    const first = within(screen.getByRole('region', { name: 'Add your resume' }))
    expect(first.getByText('Skipped for now')).toBeVisible()
    await somebody.click(first.getByRole('button', { name: 'Do it now' }))
    expect(first.getByLabelText('Resume')).toBeInTheDocument()
    await somebody.click(first.getByRole('button', { name: 'Skip: Add your resume' }))
    await somebody.click(screen.getByRole('button', { name: 'Skip: Find a job' }))
    expect(await screen.findByText('now at /user/atsMainContent')).toBeVisible()
  })

  it('do not show to somebody with a resume and a job [WS-051]', async () => {
    open({ resume: 'uploads/resumes/1.pdf', jobs: [{ id: 1 }] })
    expect(await screen.findByText('now at /user/atsMainContent')).toBeVisible()
    expect(screen.queryByText('Add your resume')).toBeNull()
  })
})
