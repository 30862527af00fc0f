import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { described, openJobForm, TEXT } from '@/testing/jobForm'
import { server } from '@/testing/server'

describe('a pasted description', () => {
  it('is tidied into sections in one press, and can come back', async () => {
    const { press, fill } = await openJobForm()
    expect(screen.getByRole('button', { name: 'Tidy into sections' })).toBeDisabled()
    let body: unknown
    server.use(
      http.post('*/api/tidy-job-description', async ({ request }) => {
        body = await request.json()
        return HttpResponse.json({ success: true, description: 'Requirements\n- A licence.' })
      }),
    )
    fill({ Description: TEXT })
    press('Tidy into sections')
    await waitFor(() => expect(described('Description')).toHaveValue('Requirements\n- A licence.'))
    expect(body).toEqual({ description: TEXT })
    press('Restore my text')
    expect(described('Description')).toHaveValue(TEXT)
  })

  it('that cannot be tidied stays, and the reason is told', async () => {
    const { press, fill } = await openJobForm()
    server.use(http.post('*/api/tidy-job-description', () => HttpResponse.error()))
    fill({ Description: TEXT })
    press('Tidy into sections')
    expect(await screen.findByText('The description could not be tidied. Please try again.')).toBeVisible()
    expect(described('Description')).toHaveValue(TEXT)
  })
})
