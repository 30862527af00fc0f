import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'

import { AnswerTemplates } from '@/features/companyMembers/AnswerTemplates'
import { RejectionReasons } from '@/features/companyMembers/RejectionReasons'
import { StageTemplate } from '@/features/companyMembers/StageTemplate'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

const lists: [string, string, ReactNode, object, string, object][] = [
  [
    'stages',
    'Stages of new jobs',
    <StageTemplate key="1" isOwner />,
    { stages: [{ name: 'Screen', days: 7 }], wants_email: false },
    'One per line',
    { stages: [{ name: 'Screen', days: 75 }] },
  ],
  [
    'reasons',
    'Reasons for rejections',
    <RejectionReasons key="2" isOwner />,
    { reasons: ['Too far'] },
    'One per line',
    { reasons: ['Too far5'] },
  ],
  [
    'templates',
    'Templates for answers',
    <AnswerTemplates key="3" />,
    { templates: [{ name: 'Thanks', text: 'Dear {name}' }] },
    'Text of template 1',
    { templates: [{ name: 'Thanks', text: 'Dear {name}5' }] },
  ],
]

it.each(lists)(
  'the %s outlive leaving the page until they are saved',
  async (name, title, list, saved, field, change) => {
    const requests: unknown[] = []
    server.use(
      http.get('*/api/company/:list', () => HttpResponse.json({ success: true, ...saved })),
      http.put('*/api/company/:list', async ({ request }) => {
        requests.push(await request.json())
        return HttpResponse.json({ success: true, ...change })
      }),
    )
    const open = async () => {
      const view = renderAlone(list, { as: 'recruiter' })
      const card = within(await screen.findByRole('region', { name: title }))
      return { ...view, card }
    }
    const first = await open()
    expect(first.card.getByRole('button', { name: `Save ${name}` })).toBeDisabled()
    await first.person.type(first.card.getByLabelText(field), '5')
    first.unmount()

    const second = await open()
    await second.person.click(second.card.getByRole('button', { name: 'Discard changes' }))
    expect(second.card.getByLabelText<HTMLTextAreaElement>(field).value).not.toMatch(/5$/)
    await second.person.type(second.card.getByLabelText(field), '5')
    second.unmount()

    const third = await open()
    expect(third.card.getByLabelText<HTMLTextAreaElement>(field).value).toMatch(/5$/)
    await third.person.click(third.card.getByRole('button', { name: `Save ${name}` }))
    await waitFor(() => expect(requests).toEqual([change]))
    await waitFor(() => expect(third.card.getByRole('button', { name: `Save ${name}` })).toBeDisabled())
  },
)
