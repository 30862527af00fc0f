import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { claim, open } from '@/testing/applyScene'
import { server } from '@/testing/server'

const meaning = 'Of 100 pairs with such a score, about 1 were judged worth an interview.'
const nothing = { percent: 9, meaning: '', missing: [], shortfalls: [], refused: [] }
const papers = { ...nothing, meaning, missing: ['CRNA certification', 'APRN license'] }
const unlikely = () => screen.findByRole('region', { name: 'This one is very unlikely to work out' })

describe('a job that the resume hardly fits', () => {
  it('says so above the letter, and sends nothing before one wants it all the same', async () => {
    const { form, write, submit, requests } = open({ brake: papers })
    const brake = within(await unlikely())
    expect(brake.getByText(/^Your resume matches/)).toHaveTextContent(`matches 9% of what the job asks for. ${meaning}`)
    expect(brake.getByText('The job insists on 2 things that your resume does not show:')).toBeVisible()
    expect(brake.getAllByRole('listitem').map((item) => item.textContent)).toEqual(papers.missing)
    expect(brake.getByRole('link', { name: 'See jobs that fit' })).toHaveAttribute('href', '/user/agents-jobs')
    await form()
    write()
    fireEvent.click(screen.getByRole('button', { name: 'Basic Template' }))
    expect(screen.getByText('First tick the box beside “Send application”.')).toBeVisible()
    const tick = screen.getByRole('checkbox', {
      name: 'I know that this job asks for CRNA certification and APRN license, and I want to apply anyway.',
    })
    submit()
    expect(tick).toHaveFocus()
    expect(tick).toHaveAccessibleDescription('Tick this box if you want to apply anyway.')
    expect(requests).toHaveLength(0)
    fireEvent.click(tick)
    submit()
    expect(await screen.findByText('Application submitted successfully!')).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  it('takes the word of who has what the resume does not show', async () => {
    const { form } = open({ brake: papers })
    const bodies: unknown[] = []
    server.use(
      http.post('*/api/jobs/17/brake/corrections', async ({ request }) => {
        bodies.push(await request.json())
        return HttpResponse.json({ success: true, brake: null, requirements: [] })
      }),
    )
    fireEvent.click(within(await unlikely()).getByRole('button', { name: 'I have both' }))
    await waitFor(() => expect(screen.queryByText('This one is very unlikely to work out')).not.toBeInTheDocument())
    expect(bodies).toEqual([{ labels: papers.missing }])
    expect(await form()).toHaveValue('Maya Okafor')
    expect(screen.getByRole('button', { name: 'Send application' })).toBeEnabled()
  })

  it('says where the word could not be counted', async () => {
    open({ brake: { ...papers, missing: ['RN license'] } })
    server.use(
      http.post('*/api/jobs/17/brake/corrections', () =>
        HttpResponse.json({ success: false, code: 'not_asked_here', message: 'It does not ask.' }, { status: 409 }),
      ),
    )
    fireEvent.click(within(await unlikely()).getByRole('button', { name: 'I have it' }))
    expect(await screen.findByText('It does not ask.')).toBeVisible()
  })

  it('is not called unlikely where only a paper is missing', async () => {
    open({ brake: { ...nothing, percent: null, missing: ['RN license'] } })
    const brake = within(await screen.findByRole('region', { name: 'Your resume lacks what the job insists on' }))
    expect(brake.getByText('The job insists on 1 thing that your resume does not show:')).toBeVisible()
    expect(brake.queryByText(/^Your resume matches/)).toBeNull()
  })

  it('names what one cannot meet by the own word', async () => {
    open({ brake: { ...nothing, percent: 80, refused: ['Every third weekend'] } })
    expect(await screen.findByRole('list', { name: 'What you said you cannot meet' })).toHaveTextContent(
      'Every third weekend',
    )
    expect(screen.getByRole('checkbox', { name: /asks for Every third weekend/ })).not.toBeChecked()
  })

  it('is called unlikely where the profile is far away, with the reasons', async () => {
    const lack = 'Your profile has none of the 6 skills that it asks for.'
    open({ brake: { ...nothing, percent: 41, shortfalls: [lack] } })
    expect(within(await unlikely()).getByText(lack)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^I know that this is unlikely/ })).toBeVisible()
  })

  it('holds nobody back when it cannot be found out', async () => {
    const { form } = open()
    server.use(http.get('*/api/jobs/:id/brake', () => HttpResponse.error()))
    await waitFor(async () => expect(await form()).toBeVisible())
  })
})

describe('beside the letter', () => {
  it('the job stands with what it asks for and what the resume shows', async () => {
    open({
      requirements: [
        { label: 'PALS', must: true, state: 'missing', own_word: '' },
        { label: 'Epic', must: false, state: 'met', own_word: '' },
      ],
    })
    fireEvent.click(await screen.findByText('The job'))
    expect(screen.getByText('You own the booking service.')).toBeVisible()
    const jobAsks = screen.getByRole('list', { name: 'What the job asks for' })
    expect(
      within(jobAsks)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['PALS, MissingMust', 'Epic, MetNice'])
    expect(screen.getByText('1 missing')).toBeVisible()
  })

  it('claims are marked by what shows them, and what differs is put right by a press', async () => {
    const letter = 'I have ten years at the bedside, led 200 people and know Epic.'
    const { form, write } = open({
      claims: [
        { ...claim('ten years', 7), repair: 'nine years', difference: 'Your resume adds up to 9 years 6 months.' },
        claim('200', letter.indexOf('200')),
        { ...claim('Epic', letter.indexOf('Epic')), supported: true, source: 'Your resume' },
      ],
    })
    await form()
    write(letter)
    expect(await screen.findByText('3 claims checked')).toBeVisible()
    expect(screen.getByText('1 in your resume or the job')).toBeVisible()
    expect(screen.getByText('1 differs')).toBeVisible()
    expect(screen.getByText('1 without proof')).toBeVisible()
    const looks = [...document.querySelectorAll('mark')].map((mark) => mark.style.textDecoration)
    expect(looks[1]).toContain('dashed')
    expect(looks[2]).toContain('dotted')
    const repair = within(screen.getByRole('group', { name: '“ten years” differs from your resume' }))
    expect(repair.getByText('Your resume adds up to 9 years 6 months.')).toBeVisible()
    fireEvent.click(repair.getByRole('button', { name: 'Write “nine years”' }))
    expect(screen.getByLabelText('Cover letter')).toHaveValue(letter.replace('ten', 'nine'))
  })

  it('a claim that differs can be kept', async () => {
    const { form, write } = open({ claims: [{ ...claim('ten years', 7), repair: 'nine years', difference: 'Nine.' }] })
    await form()
    write('I have ten years at the bedside, and I would like to work for you.')
    fireEvent.click(await screen.findByRole('button', { name: 'Keep' }))
    expect(screen.queryByRole('button', { name: /^Write/ })).not.toBeInTheDocument()
  })
})
