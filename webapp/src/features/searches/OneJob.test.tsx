import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { day, jobsFound, job, jobs, jobScreen } from '@/testing/jobs'

const HERE = '/user/jobslist?location=Rotterdam'
const card = (name: string) => screen.findByRole('article', { name })
const sheet = (name: string) => screen.findByRole('dialog', { name })

describe('a link to one job', () => {
  it.each([
    ['a number in the answer', 3, '3'],
    ['text of a board', 'b3', 'b3'],
  ])(
    'leads to it, opens it and lights it up for two seconds: %s [ROUTE-14] [JOBS-09] [JOBS-11] [JOBS-12] [JOBS-13] [JOBS-14] [LIM-20] [LIM-22]',
    async (_name, id, inAddress) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
      const list = [...jobs(8, 10), job(id, { title: 'The one' })]
      const { queries } = jobScreen({
        answer: () => jobsFound(list),
        address: `/user/jobslist?jobId=${inAddress}&openDetail=true`,
      })
      expect(await sheet('The one')).toBeVisible()
      const [target] = intoView.mock.contexts as HTMLElement[]
      expect(target!.dataset['job']).toBe(inAddress)
      expect(document.querySelectorAll('[data-job]')).toHaveLength(9)
      expect(Object.fromEntries(queries[0]!)).toMatchObject({ targetJobId: inAddress, num_results: '100' })
      expect(target!.dataset['lit']).toBe('true')
      await act(() => vi.advanceTimersByTimeAsync(1999))
      expect(target!.dataset['lit']).toBe('true')
      await act(() => vi.advanceTimersByTimeAsync(1))
      expect(target!.dataset['lit']).toBeUndefined()
    },
  )

  it('shows fifty jobs at once [JOBS-08] [LIM-19], and even one that has expired [OPEN-049] [JOBS-26]', async () => {
    const old = job(3, { title: 'The old one', applicationEndDate: day(-1) })
    jobScreen({ answer: () => jobsFound([old, ...jobs(70, 10)]), address: '/user/jobslist?jobId=3' })
    expect((await screen.findByText('The old one')).closest('article')).toHaveTextContent('Expired')
    expect(document.querySelectorAll('[data-job]')).toHaveLength(50)
    expect(document.querySelector('[role=dialog]')).toBeNull()
  })

  it('says when the job is gone [OPEN-078]', async () => {
    jobScreen({ answer: () => jobsFound([job(1)]), address: '/user/jobslist?jobId=99&openDetail=true' })
    expect(await screen.findByText('Job is no longer available.')).toBeVisible()
    expect(await card('Job 1')).toBeVisible()
  })

  it('opens the first that is there beside the list when the job is gone', async () => {
    jobScreen({ answer: () => jobsFound([job(1)]), address: '/user/jobslist?jobId=99&openDetail=true', wide: true })
    expect(await screen.findByRole('region', { name: 'Job 1' })).toBeVisible()
  })
})

describe('a job in full', () => {
  const full = job(1, {
    title: 'Backend Engineer',
    description: 'We move parcels.\n\nRequirements\n• Python\n• <img src=x onerror=alert(1)>',
    technologies: ['python', 'Kafka'],
    mandatoryDocuments: ['Driving License'],
    answerRate: 90,
    isStale: true,
    firstSeen: day(-100),
  })

  it('stands beside the list where there is room; closed, it gives the room back', async () => {
    jobScreen({ answer: () => jobsFound([full, job(2)]), address: HERE, wide: true })
    const pane = await screen.findByRole('region', { name: 'Backend Engineer' })
    const { textContent } = pane
    expect(textContent).toContain('Answers 9 of 10 applicants')
    expect(textContent).toContain('Resume, Driving License')
    expect(textContent).toContain('1 of 2 is in your profile')
    expect(textContent).toContain('<img src=x onerror=alert(1)>')
    expect(textContent).toContain('Up since December 4, 2025')
    expect(within(pane).getByRole('heading', { name: 'Requirements' })).toBeVisible()
    expect(pane.querySelector('img')).toBeNull()

    fireEvent.click(within(await card('Job 2')).getByRole('link', { name: 'Job 2' }))
    const nextPane = await screen.findByRole('region', { name: 'Job 2' })
    await waitFor(() => expect(within(nextPane).getByRole('heading', { level: 2 })).toHaveFocus())
    fireEvent.click(within(nextPane).getByRole('button', { name: 'Close the job' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Job 2' })).toBeNull())
    expect(screen.getByRole('link', { name: 'Job 2' })).toHaveFocus()
  })

  it('opens over the list elsewhere, and the dialog to apply from it [JOBS-10]', async () => {
    jobScreen({ answer: () => jobsFound([full]), address: HERE })
    fireEvent.click(within(await card('Backend Engineer')).getByRole('link', { name: 'Backend Engineer' }))
    const pane = await sheet('Backend Engineer')
    fireEvent.click(within(pane).getByRole('button', { name: 'Apply by email' }))
    expect(await screen.findByRole('dialog', { name: 'Apply to Backend Engineer' })).toBeVisible()
  })

  it.each([
    ['was applied to', job(1, { applied: true }), 'Already applied.'],
    ['has closed', job(1, { applicationEndDate: day(-1) }), 'Applications are closed.'],
  ])('that %s takes no application', async (_state, unavailableJob, sentence) => {
    jobScreen({ answer: () => jobsFound([unavailableJob]), address: '/user/jobslist?jobId=1&openDetail=true' })
    expect((await sheet('Job 1')).textContent).toContain(sentence)
    expect(screen.queryByRole('button', { name: 'Apply by email' })).toBeNull()
  })

  it.each([
    ['https://indeed.example/1', 'Apply on Indeed', 'https://indeed.example/1'],
    ['https://kestrel.example/jobs', 'Apply on company site', 'https://kestrel.example/jobs'],
    ['javascript:alert(1)', 'Apply on LinkedIn', 'https://linkedin.example/1'],
  ])('of an outside board leads there, never into script: %s [OPEN-056] [APPLY-21]', async (applyUrl, name, href) => {
    const jobProviders = [
      { jobProvider: 'LinkedIn', url: 'https://linkedin.example/1' },
      { jobProvider: 'Indeed', url: 'https://indeed.example/1' },
    ]
    const outside = job('b1', { applyUrl, jobProviders })
    jobScreen({ answer: () => jobsFound([outside]), address: '/user/jobslist?jobId=b1&openDetail=true' })
    const link = within(await sheet('Job b1')).getByRole('link', { name: new RegExp(name) })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link.getAttribute('rel')).toContain('noopener')
  })
})
