import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'

import type { PlannedKit } from '@/api/interviewPlans'
import { openApp, signedInAs } from '@/testing/renderApp'
import { server } from '@/testing/server'

const row = (
  id: string,
  label: string,
  state: PlannedKit['rows'][number]['state'],
  minutes: number,
): PlannedKit['rows'][number] => ({
  id,
  label,
  must: true,
  state,
  sentence: state === 'missing' ? '' : `Did ${label} for years.`,
  question: `What about ${label}?`,
  minutes,
})

const kit = (title: string, rows: PlannedKit['rows']): PlannedKit => ({
  title,
  kind: 'video',
  minutes: 30,
  interviewers: [{ user_id: 7, username: 'eva' }],
  hello_minutes: 5,
  candidate_minutes: 10,
  rows,
})

const planned = (title: string, id: string) => ({
  ...kit(title, []),
  place: '',
  requirements: [{ id, minutes: 15 }],
  minutes_over: 0,
})

const proposed: string[] = []

beforeEach(() => {
  proposed.length = 0
  signedInAs('recruiter')
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: media.includes('>='), addEventListener() {}, removeEventListener() {} }) as never,
  )
  server.use(
    http.get('*/api/jobs/41/interview-plan', () =>
      HttpResponse.json({
        success: true,
        job_title: 'Ward Nurse',
        company: 'Loomworks',
        interviews: [planned('Screen', 'R1'), planned('Talk', 'R2')],
        requirements: [
          { id: 'R1', label: 'wounds', must: true },
          { id: 'R2', label: 'nights', must: true },
        ],
        uncovered: [],
        people: [],
        rules: {
          notice_hours: 24,
          days_ahead: 21,
          every_minutes: 30,
          pause_minutes: 15,
          change_hours: 12,
          days_to_book: 7,
          takes_freest: true,
        },
        version: 'v1',
      }),
    ),
    http.get('*/api/applications/job/41', () =>
      HttpResponse.json({
        success: true,
        applications: [
          { id: 3, full_name: 'Maya Okafor' },
          { id: 4, full_name: 'Noor Haddad' },
        ],
      }),
    ),
    http.get('*/api/applications/:id/planned-kits', ({ params }) =>
      HttpResponse.json({
        success: true,
        candidate: params.id === '3' ? 'Maya Okafor' : 'Noor Haddad',
        kits: [
          kit('Screen', [row('R1', 'wounds', 'met', 15), row('R2', 'nights', 'missing', 0)]),
          kit('Talk', [row('R2', 'nights', 'missing', 15), row('R1', 'wounds', 'met', 0)]),
        ],
        may_propose: true,
      }),
    ),
    http.post('*/api/applications/:id/interviews/plan', ({ params }) => {
      proposed.push(String(params.id))
      return HttpResponse.json({ success: true })
    }),
  )
})

it('shows what each interview asks an applicant, ties it to the plan, and sends the link [HIR-I47]', async () => {
  const { person } = openApp('/user/jobs/41/interview-plan')
  await person.click(await screen.findByRole('button', { name: 'Interview kit' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Interview kit, Maya Okafor' }))
  expect(await panel.findByText('What about wounds?')).toBeVisible()
  expect(panel.queryByText('What about nights?')).toBeNull()
  await person.click(panel.getByRole('radio', { name: 'Talk' }))
  expect(within(panel.getByRole('region', { name: 'Find out' })).getByText('What about nights?')).toBeVisible()
  expect(panel.getByText('No sentence mentions it.')).toBeVisible()
  await person.click(panel.getByRole('button', { name: 'R2 nights' }))
  const chips = screen.getAllByRole('button', { name: 'R2 nights' })
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'true'])
  await person.keyboard('j')
  expect(await screen.findByRole('dialog', { name: 'Interview kit, Noor Haddad' })).toBeVisible()
  await person.click(await panel.findByRole('button', { name: 'Send booking link' }))
  await vi.waitFor(() => expect(proposed).toEqual(['4']))
})
