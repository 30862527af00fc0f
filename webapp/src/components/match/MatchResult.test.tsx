import { render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'

import type { Match } from '@/api/analyses'
import { MatchResult } from '@/components/match/MatchResult'
import { match } from '@/testing/ats'

function open(changes: Partial<Match> = {}, percent: number | null = 80, sub = { skills: 73, experience: 100 } as Sub) {
  render(<MatchResult match={{ ...match, ...changes }} percent={percent} sub={sub} />)
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
}
type Sub = { skills: number | null; experience: number | null }

const row = (name: RegExp) => within(screen.getByRole('list', { name: 'Requirements' })).getByRole('button', { name })
const text = () => screen.getByRole('region', { name: 'Your resume, as we read it' })
const sentence = (name: RegExp) => within(text()).getByRole('button', { name })

describe('the score', () => {
  it.each([
    [86, 'Excellent Match', 'Apply with confidence.', 'stroke-good'],
    [85, 'Good Match', 'See which points are missing.', 'stroke-good'],
    [70, 'Average Match', 'Add relevant skills and results.', 'stroke-good'],
    [69, 'Average Match', 'Add relevant skills and results.', 'stroke-medium'],
    [55, 'Needs Enhancement', 'See what is missing, and add what is true.', 'stroke-medium'],
    [54, 'Needs Enhancement', 'See what is missing, and add what is true.', 'stroke-weak'],
  ])('of %i stands in its band with heading and advice [MATCH-07] [MATCH-17]', (percent, heading, advice, colour) => {
    open({}, percent)
    const ring = screen.getByRole('img', { name: `Match score ${percent}%` })
    expect(ring.querySelector(`circle.${colour}`)).not.toBeNull()
    expect(screen.getByRole('heading', { name: heading })).toBeVisible()
    expect(screen.getByText(advice, { exact: false })).toBeVisible()
  })

  it('shows the sub-scores that the reply has [MATCH-18] [OPEN-019] [SEC-27]', () => {
    open({}, 80, { skills: 73, experience: null })
    expect(screen.getByRole('meter', { name: 'Skills match' })).toHaveAttribute('aria-valuenow', '73')
    expect(screen.queryByRole('meter', { name: 'Experience match' })).not.toBeInTheDocument()
  })

  it('adds up before the eyes of the reader', () => {
    open()
    expect(screen.getByRole('meter', { name: 'Skills match' }).parentElement).toHaveTextContent('Skills match14 of 18')
    expect(screen.getByRole('meter', { name: 'Experience match' }).parentElement).toHaveTextContent('2 of 2')
    expect(screen.getByText('Points', { selector: 'p' })).toHaveTextContent('Points 16 of 20')
    expect(screen.getByText(match.made_by)).toBeVisible()
  })
})

describe('the requirements', () => {
  it('say in words whether each is met, and whether it is a must', () => {
    open()
    expect(row(/^PostgreSQL/)).toHaveAccessibleName(/^PostgreSQL ?Met ?Must ?2 of 2 ?Moved 2.1 TB/)
    expect(row(/^AWS/)).toHaveAccessibleName(/Partly ?Must ?1 of 2.*ECS and IAM are not mentioned\./)
    expect(row(/^Go/)).toHaveAccessibleName(/Missing ?Nice ?0 of 1/)
    expect(screen.getByText('9 met')).toBeVisible()
  })

  it('are one group where nothing shows them, the weightiest first', async () => {
    const more = Array.from({ length: 7 }, (_, at) => ({
      ...match.requirements[7]!,
      id: 20 + at,
      label: `Skill ${at}`,
      weight: at + 1,
    }))
    const hand = open({ requirements: [...match.requirements.slice(0, 2), ...more] })
    expect(screen.getByText('7 requirements that your resume does not mention')).toBeVisible()
    const names = () =>
      screen.getAllByRole('button', { name: /^Skill/ }).map((button) => button.textContent?.slice(0, 7))
    expect(names()).toEqual(['Skill 6', 'Skill 5', 'Skill 4', 'Skill 3', 'Skill 2'])
    await hand.click(screen.getByRole('button', { name: 'Show 2 more' }))
    expect(names()).toHaveLength(7)
  })

  it('stand apart from what the job demands besides skill', async () => {
    open()
    const conditions = await screen.findByRole('region', { name: 'You will also need' })
    expect(
      within(conditions)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Dutch work permitThe job says: “You need a Dutch work permit.”', 'On call every sixth weekend'])
  })

  it('mark their sentence in the resume when chosen', async () => {
    const hand = open()
    await hand.click(row(/^Python in production/))
    expect(row(/^Python in production/)).toHaveAttribute('aria-pressed', 'true')
    expect(sentence(/^Rebuilt the booking service/)).toHaveAttribute('aria-pressed', 'true')
    expect(sentence(/^Moved 2.1 TB/)).toHaveAttribute('aria-pressed', 'false')
    await hand.click(row(/^Kubernetes/))
    expect(within(text()).queryByRole('button', { pressed: true })).not.toBeInTheDocument()
  })

  it('are chosen from the resume, too', async () => {
    const hand = open()
    await hand.click(sentence(/^Introduced Kafka/))
    expect(row(/^Kafka/)).toHaveAttribute('aria-pressed', 'true')
    sentence(/^Mentored four/).focus()
    await hand.keyboard('{Enter}')
    expect(row(/^Mentoring/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('are walked through with the arrow keys', async () => {
    const hand = open()
    row(/^5\+ years/).focus()
    await hand.keyboard('{ArrowDown}{ArrowDown}')
    expect(row(/^PostgreSQL/)).toHaveFocus()
    expect(row(/^PostgreSQL/)).toHaveAttribute('aria-pressed', 'true')
    await hand.keyboard('{End}')
    expect(row(/^Go/)).toHaveFocus()
    await hand.keyboard('{Home}{ArrowUp}')
    expect(row(/^5\+ years/)).toHaveFocus()
  })

  it('are found proof by proof, in the order of the resume and round', async () => {
    const hand = open()
    expect(sentence(/^Backend engineer with 7/)).toHaveAttribute('aria-pressed', 'true')
    await hand.click(screen.getByRole('button', { name: 'Next proof' }))
    expect(row(/^Python in production/)).toHaveAttribute('aria-pressed', 'true')
    await hand.click(screen.getByRole('button', { name: 'Previous proof' }))
    await hand.click(screen.getByRole('button', { name: 'Previous proof' }))
    expect(sentence(/^Mentored four/)).toHaveAttribute('aria-pressed', 'true')
  })

  it('may be none', () => {
    open(
      { requirements: [], raises: [], remedies: [], resume: [], musts: { met: 0, partly: 0, missing: 0, total: 0 } },
      0,
    )
    expect(screen.getByText(/^We found no requirement in this job description/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Next proof' })).toBeDisabled()
    expect(screen.queryByText('What would raise the score')).not.toBeInTheDocument()
  })
})

it('says what would raise the score, and where to write it, in groups of what helps', async () => {
  open()
  const card = await screen.findByRole('region', { name: 'What would raise the score' })
  const heads = within(card).getAllByRole('heading', { level: 3 })
  expect(heads.map((head) => head.textContent)).toEqual(match.remedies.map((remedy) => remedy.title))
  const [reword, ifTrue, beyond] = within(card).getAllByRole('list')
  expect(within(reword!).getByRole('listitem')).toHaveTextContent(
    '+5to 85%In “Senior Backend Engineer, Parcelwise”, name',
  )
  expect(within(ifTrue!).getByRole('listitem')).toHaveTextContent('say where you have used Kubernetes')
  expect(within(beyond!).getByRole('listitem')).toHaveTextContent('under 1Name your certificate: CKA')
  expect(within(card).getByText('95% with all of them')).toBeVisible()
})

it('shows five pieces of advice of a group at first', async () => {
  const many = Array.from({ length: 8 }, (_, at) => ({ ...match.raises[0]!, requirement_ids: [at + 1] }))
  const hand = open({ raises: many, remedies: match.remedies.slice(1, 2) })
  const list = await screen.findByRole('list', { name: 'Only if it is true' })
  expect(within(list).getAllByRole('heading')).toHaveLength(5)
  await hand.click(within(list).getByRole('button', { name: 'Show 3 more' }))
  expect(within(list).getAllByRole('heading')).toHaveLength(8)
})

it('shows the text of the job, with the sentence that asks', async () => {
  const job = 'Senior Backend Engineer\n\nThe job names PostgreSQL. The job names Kafka.'
  render(<MatchResult match={match} percent={80} sub={{ skills: 73, experience: 100 }} job={job} />)
  const hand = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
  await hand.click(row(/^PostgreSQL/))
  await hand.click(screen.getByRole('button', { name: 'Show the job' }))
  const jobRegion = await screen.findByRole('region', { name: 'The job' })
  expect(jobRegion.querySelector('mark')).toHaveTextContent('The job names PostgreSQL.')
  await hand.click(row(/^Kafka/))
  expect(jobRegion.querySelector('mark')).toHaveTextContent('The job names Kafka.')
  await hand.click(screen.getByRole('button', { name: 'Show your resume' }))
  expect(text()).toBeVisible()
})
