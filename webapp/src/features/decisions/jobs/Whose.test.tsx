import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'

import { Whose } from '@/features/decisions/jobs/Whose'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const recruiters = ['ann', 'bert', 'cleo'].map((name) => ({ email: `${name}@looms.example`, jobs: 1 }))

function Chosen() {
  const [recruiter, choose] = useState('')
  return <Whose scope="all" recruiter={recruiter} onScope={() => {}} onRecruiter={choose} />
}

/** With a server that answers no more than so many at once. */
function open(most: number) {
  server.use(
    http.get('*/api/jobs/recruiters', ({ request }) => {
      const words = new URL(request.url).searchParams.get('q') ?? ''
      const matches = recruiters.filter(({ email }) => email.includes(words))
      return HttpResponse.json({ success: true, recruiters: matches.slice(0, most), total: matches.length, jobs: 3 })
    }),
  )
  return renderAlone(<Chosen />, { as: 'recruiter' })
}

const options = () => screen.getAllByRole('option').map((option) => option.textContent)

describe('the recruiters whose jobs a super admin may look at', () => {
  it('are in the list when they are few [RECR-26]', async () => {
    open(3)
    await screen.findByRole('option', { name: 'All Recruiters (3 jobs)' })
    expect(options()).toHaveLength(4)
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('are found by their address when they are many, and whoever is chosen stays chosen [RECR-26]', async () => {
    const { person: somebody } = open(2)
    const more = await screen.findByRole('option', { name: '1 more recruiter: find them by their email' })
    expect(more).toBeDisabled()
    const search = screen.getByRole('searchbox', { name: 'Find a recruiter' })
    await somebody.type(search, 'cle')
    const cleo = await screen.findByRole('option', { name: 'cleo@looms.example (1 job)' })
    expect(options()).toEqual(['All Recruiters (3 jobs)', 'cleo@looms.example (1 job)'])
    const filter = screen.getByRole('combobox', { name: 'Recruiter' })
    await somebody.selectOptions(filter, cleo)
    await somebody.clear(search)
    await screen.findByRole('option', { name: 'ann@looms.example (1 job)' })
    expect(filter).toHaveValue('cleo@looms.example')
    await somebody.type(search, 'nobody')
    expect(await screen.findByRole('option', { name: 'No recruiter has this email' })).toBeDisabled()
  })
})
