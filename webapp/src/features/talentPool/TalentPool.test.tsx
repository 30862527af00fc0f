import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import { TalentPool } from '@/features/talentPool/TalentPool'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

function open(role: string | null) {
  const requested: string[] = []
  server.use(
    http.get('*/api/company/members', () => HttpResponse.json({ success: true, role, members: [], invitations: [] })),
    http.get('*/api/company/pool', () => {
      requested.push('pool')
      return HttpResponse.json({ success: true, people: [], total: 0, tags: [] })
    }),
    http.get('*/api/company/pool/duplicates', () =>
      HttpResponse.json({ success: true, pairs: [], total: 0, merges: [] }),
    ),
  )
  renderAlone(<TalentPool />, { as: 'recruiter' })
  return requested
}

it('asks for no pool of somebody without a company', async () => {
  const requested = open(null)
  expect(await screen.findByText('You do not belong to a company yet')).toBeVisible()
  expect(requested).toEqual([])
})

it('shows members the pool of their company', async () => {
  const requested = open('owner')
  expect(await screen.findByText('Nobody is here yet')).toBeVisible()
  expect(requested).toEqual(['pool'])
})
