import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it, vi } from 'vitest'

import { DecideDialog } from '@/features/decisions/applicants/DecideDialog'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

it('asks for a reason, and tells it only if the recruiter says so [HIR-R02]', async () => {
  server.use(
    http.get('*/api/jobs/17/rejection-reasons', () =>
      HttpResponse.json({ success: true, reasons: ['The position is filled'], is_own: true }),
    ),
  )
  const decide = vi.fn().mockResolvedValue({ isMade: true })
  const change = { status: 'Rejected' as const, applications: [{ id: 3, full_name: 'Maya Okafor' }] }
  renderAlone(<DecideDialog change={change} jobId={17} onDecide={decide} onClose={() => {}} />)
  await screen.findByRole('option', { name: 'The position is filled' })
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'The position is filled' } })
  expect(screen.getByRole('checkbox', { name: /Tell the applicant/ })).not.toBeChecked()
  fireEvent.click(screen.getByRole('button', { name: 'Reject Maya Okafor' }))
  await waitFor(() =>
    expect(decide.mock.calls[0]![1]).toEqual({
      message: '',
      reason: 'The position is filled',
      share_reason: false,
    }),
  )
})
