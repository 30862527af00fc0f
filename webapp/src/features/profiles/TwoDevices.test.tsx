import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { ProfileFields } from '@/api/profiles'
import { Profile } from '@/features/profiles/Profile'
import { maya } from '@/testing/applyScene'
import { chipsOf } from '@/testing/chips'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

type Body = Record<string, unknown>

/** A server that knows what it gave: `edit` is the phone, which saves meanwhile. */
function open(first: ProfileFields | null = maya) {
  let profile = first
  let version = first ? 'v1' : ''
  const requests: Body[] = []
  const edit = (part: Partial<ProfileFields>) => {
    profile = { ...(profile ?? maya), ...part }
    version = `v${Number(version.slice(1)) + 1}`
  }
  server.use(
    http.get('*/api/jobsdb/user/7', () => HttpResponse.json({ success: profile !== null, profile, version })),
    http.post('*/api/jobsdb', async ({ request }) => {
      const body: Body = Object.fromEntries(await request.formData())
      requests.push(body)
      if (body['version'] !== version)
        return HttpResponse.json({ success: false, code: 'changed_elsewhere', message: 'Changed.' }, { status: 409 })
      edit({ name: String(body['name']), skills: String(body['skills']) })
      return HttpResponse.json({ success: true, message: '', profile, version })
    }),
  )
  return { ...renderAlone(<Profile />), requests, edit }
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const type = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })

it('what the phone changed alone stays, and what was typed here comes to it', async () => {
  const { edit, requests } = open()
  await press('Edit Profile')
  edit({ job_roles: 'Platform Engineer', visa_type: 'H-1B' })
  type('Skills', 'Python, Kafka, Rust')
  await press('Save basic profile')
  expect(await screen.findByText('Changed elsewhere and kept: Job roles, Visa type.')).toBeVisible()
  expect(requests.at(-1)).toMatchObject({ skills: 'Python, Kafka, Rust', jobRoles: 'Platform Engineer', version: 'v2' })
})

it('what both changed is asked about, and taken over when told', async () => {
  const { edit, requests } = open()
  await press('Edit Profile')
  edit({ skills: 'Go', country_code: '+44' })
  type('Skills', 'Rust')
  type('Phone', '4155550199')
  await press('Save basic profile')
  const notice = await screen.findByRole('region', { name: /^This profile was changed elsewhere/ })
  expect(notice).toHaveAccessibleName(/: Phone, Skills$/)
  expect(within(notice).getByText('+44 4155550142')).toBeVisible()
  expect(screen.getByLabelText('Country code')).toHaveValue('+1')
  await press('Use all of these')
  expect(chipsOf('Skills')).toEqual(['Go'])
  await press('Back to mine: Skills')
  await press('Save what I chose')
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]).toMatchObject({
    skills: 'Python, Kafka, Rust',
    countryCode: '+44',
    phoneNumber: '4155550142',
    version: 'v2',
  })
})

it('a first profile is not saved over one that the phone made', async () => {
  const { edit, requests } = open(null)
  expect(await screen.findByLabelText('Name')).toHaveValue('')
  edit({ name: 'Maya O' })
  type('Name', 'Maya Okafor')
  type('Email', maya.email)
  type('Phone', maya.phone_number)
  type('Job roles', maya.job_roles)
  type('Skills', maya.skills)
  await press('Save basic profile')
  expect(await screen.findByRole('region', { name: /elsewhere: Name$/ })).toBeVisible()
  await press('Overwrite with mine')
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ name: 'Maya Okafor' }))
})

it('one tab saves as often as it likes', async () => {
  const { requests } = open()
  for (const skills of ['Go', 'Rust']) {
    await press('Edit Profile')
    type('Skills', skills)
    await press('Save basic profile')
    await screen.findByRole('button', { name: 'Edit Profile' })
  }
  expect(requests.map(({ version }) => version)).toEqual(['v1', 'v2'])
})
