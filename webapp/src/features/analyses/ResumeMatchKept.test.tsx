import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { analyst, PDF } from '@/testing/analyst'
import { JOB } from '@/testing/ats'
import { fill, matched, opened, usual } from '@/testing/matchScreen'

const INCOMPLETE = 'Please enter job description and upload a profile document.'

it('brings back text, file, result and score after a reload [MATCH-06]', async () => {
  const requests = analyst(usual)
  const before = opened()
  await matched(before.hand)
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('fileContent'))
  before.unmount()

  const { hand } = opened()
  expect(screen.getByRole('heading', { name: 'Good Match' })).toBeVisible()
  expect(screen.getByRole('img', { name: 'Match score 80%' })).toBeVisible()
  expect(screen.getByText(PDF.name)).toBeVisible()
  expect(requests).toHaveLength(1)
  await hand.click(screen.getByRole('button', { name: 'Edit the job' }))
  expect(await screen.findByLabelText('Job description')).toHaveValue(JOB)
  // The file itself is there too: another analysis can be asked for at once.
  await hand.click(screen.getByRole('radio', { name: 'Top 10 skills' }))
  expect(await screen.findByRole('heading', { name: 'Top 10 skills' })).toBeVisible()
  expect(requests[1]?.file).toEqual({ name: PDF.name, size: PDF.size })
})

it('keeps six values in session storage [MATCH-05]', async () => {
  analyst(usual)
  const { hand } = opened()
  await matched(hand)
  await waitFor(() => expect(Object.keys(sessionStorage).join()).toContain('fileContent'))
  const value = (name: string) =>
    sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith(`:${name}`)) ?? '')
  expect(value('jobDescription')).toBe(JOB)
  expect(value('fileName')).toBe(PDF.name)
  expect(value('fileType')).toBe('application/pdf')
  expect(atob(value('fileContent')?.split(',')[1] ?? '')).toBe(await PDF.text())
  expect(value('lastOutput')).toContain('Match Percentage: 80%')
  expect(value('matchPercentage')).toBe('80')
})

it('asks for a file again that was too large to be kept [OPEN-022]', async () => {
  const real = Storage.prototype.setItem
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.endsWith('fileContent')) throw new DOMException('full', 'QuotaExceededError')
    real.call(this, key, value)
  })
  const requests = analyst(usual)
  const before = opened()
  await fill(before.hand)
  before.unmount()

  const { hand } = opened()
  expect(screen.getByLabelText('Job description')).toHaveValue(JOB)
  expect(screen.getByText(PDF.name)).toBeVisible()
  expect(screen.getByText('Too large to keep across a reload. Please choose it again.')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  expect(await screen.findByText(INCOMPLETE)).toBeInTheDocument()
  expect(requests).toEqual([])
})

it('shows the next person nothing of the last one [SEC-49]', async () => {
  analyst(usual)
  const first = opened(7)
  await matched(first.hand)
  first.unmount()
  opened(8)
  expect(screen.getByLabelText('Job description')).toHaveValue('')
  expect(screen.queryByText(PDF.name)).not.toBeInTheDocument()
})

it('asks again for a changed job text, and only then', async () => {
  const requests = analyst(usual)
  const { hand } = opened()
  await matched(hand)
  await hand.click(screen.getByRole('radio', { name: 'Top 10 skills' }))
  await screen.findByRole('heading', { name: 'Top 10 skills' })
  await hand.click(screen.getByRole('radio', { name: 'Percentage match' }))
  await screen.findByRole('heading', { name: 'Good Match' })
  expect(requests).toHaveLength(2)
  await hand.click(screen.getByRole('button', { name: 'Edit the job' }))
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: `${JOB} Terraform too.` } })
  await hand.click(screen.getByRole('button', { name: 'Analyse again' }))
  await waitFor(() => expect(requests).toHaveLength(3))
  expect(requests[2]?.jobDescription).toBe(`${JOB} Terraform too.`)
})

it('names the text that failed, not the one of the result before, and says so of a result that is older', async () => {
  analyst(usual)
  const before = opened()
  await matched(before.hand)
  expect(screen.getByText('Job description, 412 words, 2 requirements found')).toBeVisible()
  analyst(() => ({ status: 422, message: 'Please paste the whole job description.' }))
  await before.hand.click(screen.getByRole('button', { name: 'Edit the job' }))
  fireEvent.change(screen.getByLabelText('Job description'), { target: { value: 'Baker wanted now' } })
  await before.hand.click(screen.getByRole('button', { name: 'Analyse again' }))
  expect(await screen.findByText('Please paste the whole job description.')).toBeVisible()
  expect(screen.getByText('Baker wanted now')).toBeVisible()
  expect(screen.getByText('Job description, 3 words')).toBeVisible()
  before.unmount()

  const requests = analyst(usual)
  const { hand } = opened()
  expect(screen.getByText('The job description or the resume has changed since this result.')).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Analyse again' }))
  await waitFor(() => expect(requests[0]?.jobDescription).toBe('Baker wanted now'))
})

it('reads a replaced resume at once', async () => {
  const requests = analyst(usual)
  const { hand } = opened()
  await matched(hand)
  await hand.upload(screen.getByLabelText('Resume'), new File(['other'], 'Other.docx'))
  await waitFor(() => expect(requests[1]?.file.name).toBe('Other.docx'))
})
