import { fireEvent, screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'

import type { JobInsights } from '@/api/types'
import '@/features/decisions/applicants/ApplicationsView'
import '@/features/decisions/applicants/Insights'
import { RecruiterTracker } from '@/features/decisions/RecruiterTracker'
import { applicant, atADesk, recruiterJob, recruiterServer } from '@/testing/recruiting'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

beforeEach(atADesk)

function open() {
  recruiterServer({ jobs: [recruiterJob(17)], applicants: [applicant(1)] })
  renderAlone(<RecruiterTracker />, { as: 'recruiter', at: '/here?jobId=17' })
}

const insights = (part: Partial<JobInsights> = {}): JobInsights => ({
  success: true,
  funnel: [
    { stage: 'Applied', count: 34 },
    { stage: 'Opened', count: 20 },
    { stage: 'Decided', count: 9 },
    { stage: 'Selected', count: 4 },
  ],
  time_in_stage: [
    { stage: 'Until opened', median_days: 1, longest_days: 6.5 },
    { stage: 'From application to decision', median_days: null, longest_days: null },
  ],
  per_day: [
    { date: '2026-03-10', applications: 3 },
    { date: '2026-03-11', applications: 1 },
  ],
  sources: [{ source: 'One click', count: 12 }],
  answer_rate: { answered: 9, total: 12, percent: 75 },
  ...part,
})

describe('the charts of a job', () => {
  async function charts(answer: JobInsights) {
    server.use(http.get('*/api/jobs/17/insights', () => HttpResponse.json(answer)))
    open()
    fireEvent.click(await screen.findByRole('radio', { name: 'Charts' }))
    await screen.findByRole('heading', { name: 'How far applicants got' })
  }
  const widths = (name: RegExp) =>
    [...screen.getByRole('img', { name }).querySelectorAll('rect.fill-brand')].map((bar) =>
      Number(bar.getAttribute('width')),
    )

  it('draw how far people came, in proportion, and say it to those who cannot see it', async () => {
    await charts(insights())
    const [applied, opened, decided, selected] = widths(/^Funnel: Applied 34; Opened 20; Decided 9; Selected 4$/)
    expect([opened! / applied!, decided! / applied!, selected! / applied!]).toEqual([20 / 34, 9 / 34, 4 / 34])
  })

  it('tell the time in each stage, and where nobody has been in it yet', async () => {
    await charts(insights())
    const name = /^Time in each stage: Until opened 1 day, at most 6.5 days; From application to decision none yet$/
    const [opened, decided] = widths(name)
    expect(decided).toBe(0)
    const longest = screen.getByRole('img', { name }).querySelector('rect.fill-brand-line')!
    expect(opened! / Number(longest.getAttribute('width'))).toBeCloseTo(1 / 6.5)
  })

  it('tell when and whence people came, and what job seekers see of the answers', async () => {
    await charts(insights())
    const days = screen.getByRole('img', { name: '4 applications from Mar 10, 2026 to Mar 11, 2026, at most 3 a day' })
    expect(days.querySelectorAll('rect')).toHaveLength(2)
    expect(screen.getByRole('img', { name: 'Sources: One click 12' })).toBeVisible()
    expect(screen.getByText(/^You answered 75% of your applicants \(9 of 12\)\./)).toBeVisible()
  })

  it('of a job without applications are empty, not broken', async () => {
    const none = { answered: 0, total: 0, percent: null }
    await charts(insights({ per_day: [{ date: '2026-03-14', applications: 0 }], sources: [], answer_rate: none }))
    expect(screen.getAllByText('Nothing yet.')).toHaveLength(2)
    expect(screen.getByText(/appears next to your jobs after ten applications; 0 answers so far\.$/)).toBeVisible()
  })

  it('that cannot be had say so, and are asked for again', async () => {
    server.use(http.get('*/api/jobs/17/insights', () => HttpResponse.error(), { once: true }))
    open()
    fireEvent.click(await screen.findByRole('radio', { name: 'Charts' }))
    await screen.findByText('The charts could not be drawn')
    server.use(http.get('*/api/jobs/17/insights', () => HttpResponse.json(insights())))
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'How far applicants got' })).toBeVisible()
  })
})
