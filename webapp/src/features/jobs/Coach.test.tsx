import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { described, openJobForm } from '@/testing/jobForm'
import { server } from '@/testing/server'

describe('the coach', () => {
  it('leads to the words it means, and takes its advice over at a press', async () => {
    const { press } = await openJobForm({ edits: true })
    fireEvent.click(await screen.findByRole('button', { name: '“rockstar” puts people off' }))
    const text = described('Description') as HTMLTextAreaElement
    expect(text).toHaveFocus()
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('a rockstar')
    press('Replace: “rockstar” puts people off')
    expect(text.value.startsWith('We look for an experienced. We look for a rockstar.')).toBe(true)
    press('Add section: The section “What We Offer” is missing')
    expect(text.value.endsWith('\n\nWhat We Offer\n- ')).toBe(true)
    press('No salary is shown')
    expect(described('Salary')).toHaveFocus()
  })

  it('tells what each requirement costs', async () => {
    await openJobForm({ edits: true })
    const left = await screen.findByRole('region', { name: 'Who is left' })
    expect(within(left).getByText('60')).toBeVisible()
    expect(within(left).getByText('of 100')).toBeVisible()
    expect(within(left).getAllByRole('listitem')).toHaveLength(1)
    expect(within(left).getByText('Removes 40 of 100')).toBeInTheDocument()
    expect(within(left).getByText('With 5+ years instead, 90 would fit.')).toBeVisible()
  })

  it('is never in the way: away, it says so and the form works', async () => {
    const { press, fillAll, requests } = await openJobForm()
    server.use(http.post('*/api/job-coach', () => HttpResponse.error()))
    expect(screen.getByText(/the coach reads along/)).toBeVisible()
    fillAll()
    expect(await screen.findByText(/The coach is not available right now/)).toBeVisible()
    press('Publish job')
    await waitFor(() => expect(requests).toHaveLength(1))
  })
})
