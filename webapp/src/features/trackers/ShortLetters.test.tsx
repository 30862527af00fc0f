import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { ShortLetters } from '@/features/trackers/ShortLetters'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

it('drafts a letter to edit, or says why there is none [WS-242]', async () => {
  server.use(
    http.get('*/api/applications/3/short-letter', ({ request }) =>
      new URL(request.url).searchParams.get('kind') === 'thank_you'
        ? HttpResponse.json({ success: false, message: 'There has been no interview yet.' }, { status: 409 })
        : HttpResponse.json({ success: true, text: 'Dear Hiring Team,' }),
    ),
  )
  const { person } = renderAlone(<ShortLetters id={3} />, { at: '/', route: '/' })
  await person.click(screen.getByRole('button', { name: 'Follow-up' }))
  expect(await screen.findByLabelText('Draft')).toHaveValue('Dear Hiring Team,')
  await person.click(screen.getByRole('button', { name: 'Thank-you' }))
  expect(await screen.findByText('There has been no interview yet.')).toBeInTheDocument()
  expect(screen.queryByLabelText('Draft')).not.toBeInTheDocument()
})

it('drafts nothing but thanks after a rejection [WS-242]', () => {
  renderAlone(<ShortLetters id={3} isOver />, { at: '/', route: '/' })
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Thank-you'])
})
