import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { open } from '@/testing/applyScene'
import { server } from '@/testing/server'

const meaning = 'Of 100 pairs with such a score, about 1 were judged worth an interview.'

describe('a job that the resume hardly fits', () => {
  it('asks before anything is written, and goes on if told so', async () => {
    const { form, sent } = open({
      brake: { percent: 9, meaning, missing: ['CRNA certification', 'APRN license'], shortfalls: [] },
    })
    const question = within(await screen.findByRole('alertdialog', { name: 'This one is very unlikely to work out' }))
    expect(question.getByText(/^Your resume matches/)).toHaveTextContent(
      `matches 9% of what the job asks for. ${meaning}`,
    )
    expect(question.getByText('The job insists on 2 things that your resume does not show:')).toBeVisible()
    expect(question.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'CRNA certification',
      'APRN license',
    ])
    expect(question.getByRole('link', { name: 'See jobs that fit' })).toHaveAttribute('href', '/user/agents-jobs')
    expect(screen.queryByLabelText('Cover letter')).toBeNull()
    fireEvent.click(question.getByRole('button', { name: 'I know, apply anyway' }))
    expect(await form()).toHaveValue('Maya Okafor')
    expect(sent).toEqual([])
  })

  it('can be left', async () => {
    const { onClose } = open({ brake: { percent: 9, meaning: '', missing: [], shortfalls: [] } })
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalled()
  })

  it('is not called unlikely where only a paper is missing', async () => {
    open({ brake: { percent: null, meaning: '', missing: ['RN license'], shortfalls: [] } })
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Your resume lacks what the job insists on' }),
    )
    expect(question.getByText('The job insists on 1 thing that your resume does not show:')).toBeVisible()
    expect(question.queryByText(/^Your resume matches/)).toBeNull()
  })

  it('is called unlikely where the profile is far away, with the reasons', async () => {
    const lack = 'Your profile has none of the 6 skills that it asks for.'
    open({ brake: { percent: 41, meaning: '', missing: [], shortfalls: [lack] } })
    const question = within(await screen.findByRole('alertdialog', { name: 'This one is very unlikely to work out' }))
    expect(question.getByText(lack)).toBeVisible()
  })

  it('holds nobody back when it cannot be found out', async () => {
    const { form } = open()
    server.use(http.get('*/api/jobs/:id/brake', () => HttpResponse.error()))
    await waitFor(async () => expect(await form()).toBeVisible())
  })
})
