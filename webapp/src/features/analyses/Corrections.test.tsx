import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'

import type { AtsAnswer, Match } from '@/api/analyses'
import type { Correction } from '@/api/corrections'
import { analyst } from '@/testing/analyst'
import { match, matchAnswer } from '@/testing/ats'
import { fill, opened } from '@/testing/matchScreen'
import { server } from '@/testing/server'

const ROLE = { title: 'Ship cook', employer: 'Blue Line', first: '2019-03', last: '2021-06' }
const YEARS = '5+ years of backend engineering'
const matchRead: Match = {
  ...match,
  requirements: match.requirements
    .slice(0, 1)
    .map((requirement) => ({
      ...requirement,
      state: 'partly' as const,
      years: { asked: 60, months: 32, roles: [{ role: ROLE, months: 28, counting: 'not' as const, on_word: false }] },
    }))
    .concat(match.requirements.slice(7, 8).map((requirement) => ({ ...requirement, years: null }) as never)),
  conditions: match.conditions.slice(0, 1),
  resume: match.resume.slice(0, 3),
  raises: [],
  remedies: [],
}

type Fields = Record<string, string>

/** A server that keeps corrections: each gives two percent. */
function corrector() {
  const corrections: Correction[] = []
  const calls: string[] = []
  let shared = false
  const answer = (): AtsAnswer => {
    const percent = 60 + 2 * corrections.length
    const has = (about: string) => corrections.find((item) => item.about === about && item.kind === 'i_have_this')
    const requirements = matchRead.requirements
      .filter(
        (requirement) =>
          !corrections.some(({ kind, about }) => kind === 'not_a_requirement' && about === requirement.label),
      )
      .map((requirement) =>
        has(requirement.label)
          ? { ...requirement, state: 'met' as const, own_word: has(requirement.label)!.words }
          : requirement,
      )
    const recount =
      corrections.length > 0
        ? { id: 7, is_shared: shared, percent_as_read: 60, own_points: 1, dropped: [], corrections: [...corrections] }
        : null
    return {
      ...matchAnswer,
      response: `Match Percentage: ${percent}%`,
      match: { ...matchRead, percent, requirements, recount },
    }
  }
  analyst(answer)
  server.use(
    http.post('*/api/corrected-matches', async ({ request }) => {
      const fields = Object.fromEntries(
        [...(await request.formData())].filter(([, value]) => typeof value === 'string'),
      ) as Fields
      calls.push([fields.kind, fields.about, fields.words || fields.quote || fields.title].filter(Boolean).join(' | '))
      if (fields.words === 'refuse me')
        return HttpResponse.json(
          { success: false, code: 'not_asked_here', message: 'The job no longer asks for this.' },
          { status: 409 },
        )
      const { kind, about = '', quote = '', words = '' } = fields
      const role = fields.first ? { ...ROLE, title: fields.title!, first: fields.first } : null
      corrections.push({
        number: corrections.length + 1,
        kind: kind as Correction['kind'],
        about,
        quote,
        words,
        role,
        statement: words,
      })
      return HttpResponse.json(answer())
    }),
    http.delete('*/api/corrected-matches/7/corrections/:number', ({ params }) => {
      calls.push(`undo ${String(params.number)}`)
      corrections.splice(0, 1)
      return HttpResponse.json({ success: true, message: 'Correction undone.' })
    }),
    http.delete('*/api/corrected-matches/7', () => {
      corrections.length = 0
      return HttpResponse.json({ success: true, message: 'Corrections undone.' })
    }),
    http.put('*/api/corrected-matches/7/sharing', async ({ request }) => {
      shared = ((await request.json()) as { on: boolean }).on
      calls.push(`share ${shared}`)
      return HttpResponse.json({ success: true, message: 'Thank you.' })
    }),
  )
  return calls
}

async function answerOf() {
  const calls = corrector()
  const { hand } = opened()
  await fill(hand)
  await hand.click(screen.getByRole('button', { name: 'Percentage match' }))
  await screen.findByRole('img', { name: 'Match score 60%' })
  return { hand, calls }
}

const list = () => screen.getByRole('list', { name: 'Requirements' })

it('counts at once what the person has, in their own words, and takes it back', async () => {
  const { hand, calls } = await answerOf()
  await hand.click(within(list()).getByRole('button', { name: /^Kubernetes/ }))
  await hand.click(await screen.findByRole('button', { name: 'I have this' }))
  await hand.click(screen.getByRole('button', { name: 'Count it' }))
  expect(screen.getByText('Choose a line, or say it in your own words.')).toBeVisible()
  await hand.type(screen.getByLabelText('In your own words'), 'Two years of it.')
  await hand.click(screen.getByRole('button', { name: 'Count it' }))
  await screen.findByRole('img', { name: 'Match score 62%' })
  expect(calls).toEqual(['i_have_this | Kubernetes | Two years of it.'])
  expect(screen.getByRole('img', { name: 'Match score 62%' }).querySelector('.stroke-thread')).not.toBeNull()
  const row = within(list()).getByRole('button', { name: /^Kubernetes/ })
  expect(row).toHaveAccessibleName(/On your word/)
  expect(screen.getByText(/You say: “Two years of it.”/)).toBeVisible()
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('60 to 62, plus 2')
  expect(await screen.findByText(/from your correction/)).toHaveTextContent('60 → 62 +2 from your correction')
  await hand.click(screen.getByRole('button', { name: 'Undo: Kubernetes' }))
  await screen.findByRole('img', { name: 'Match score 60%' })
  expect(screen.queryByText(/You say/)).not.toBeInTheDocument()
})

it('takes a line of the resume instead of words', async () => {
  const { hand, calls } = await answerOf()
  await hand.click(within(list()).getByRole('button', { name: /^Kubernetes/ }))
  await hand.click(await screen.findByRole('button', { name: 'I have this' }))
  const line = matchRead.resume[2]!.parts[0]!.text
  await hand.selectOptions(screen.getByLabelText('Where your resume shows it'), line)
  expect(screen.queryByLabelText('In your own words')).not.toBeInTheDocument()
  await hand.click(screen.getByRole('button', { name: 'Count it' }))
  await screen.findByRole('img', { name: 'Match score 62%' })
  expect(calls).toEqual([`i_have_this | Kubernetes | ${line}`])
})

it('drops what is no requirement, by a key too, and says all that was corrected', async () => {
  const { hand, calls } = await answerOf()
  await screen.findByRole('button', { name: 'A role is missing' })
  const row = within(list()).getByRole('button', { name: /^Kubernetes/ })
  await hand.click(row)
  row.focus()
  await hand.keyboard('n')
  await screen.findByText('1 correction by you')
  expect(calls).toEqual(['not_a_requirement | Kubernetes'])
  expect(within(list()).queryByRole('button', { name: /^Kubernetes/ })).not.toBeInTheDocument()
  await hand.click(screen.getByRole('checkbox', { name: /^Let the people who run this site learn/ }))
  expect(await screen.findByRole('checkbox', { name: /learn/, checked: true })).toBeVisible()
  await hand.click(screen.getByRole('button', { name: 'Undo all' }))
  expect(await within(list()).findByRole('button', { name: /^Kubernetes/ })).toBeVisible()
})

it('shows every role behind years and counts those that the person names', async () => {
  const { hand, calls } = await answerOf()
  await hand.click(within(list()).getByRole('button', { name: /^5\+ years/ }))
  const roles = await screen.findByRole('list', { name: `Roles behind ${YEARS}` })
  expect(roles).toHaveTextContent('Ship cook, Blue LineMar 2019 to Jun 2021. Not in this field2 years 4 months')
  expect(screen.getByText('32 of 60 months')).toBeVisible()
  await hand.click(within(roles).getByRole('button', { name: 'Count these years: Ship cook, Blue Line' }))
  await screen.findByRole('img', { name: 'Match score 62%' })
  expect(calls).toEqual([`these_years_count | ${YEARS} | Ship cook`])
})

it('takes other months of a role, and asks for what it lacks', async () => {
  const { hand, calls } = await answerOf()
  await hand.click(within(list()).getByRole('button', { name: /^5\+ years/ }))
  await hand.click(await screen.findByRole('button', { name: 'Edit dates' }))
  const form = screen.getByRole('form', { name: 'Edit dates' })
  const first = within(form).getByLabelText('First month')
  expect(first).toHaveValue('2019-03')
  await hand.clear(first)
  await hand.click(within(form).getByRole('button', { name: 'Count it' }))
  expect(within(form).getByText('Enter a month such as 2019-03.')).toBeVisible()
  await hand.type(first, '2018-01')
  await hand.click(within(form).getByRole('button', { name: 'Count it' }))
  await screen.findByRole('img', { name: 'Match score 62%' })
  expect(calls).toEqual([`other_months | ${YEARS} | Ship cook`])
})

it('leads from the own word to the line of the resume', async () => {
  const { hand } = await answerOf()
  await hand.click(within(list()).getByRole('button', { name: /^Kubernetes/ }))
  await hand.click(await screen.findByRole('button', { name: 'I have this' }))
  await hand.type(screen.getByLabelText('In your own words'), 'Two years of it.')
  await hand.click(screen.getByRole('button', { name: 'Count it' }))
  const link = await screen.findByRole('link', { name: 'Add the line' })
  expect(link).toHaveAttribute('href', expect.stringContaining('view=raise&requirement=8'))
})

it('takes a role that was not read, and asks for what it lacks', async () => {
  const { hand, calls } = await answerOf()
  await hand.click(await screen.findByRole('button', { name: 'A role is missing' }))
  const form = screen.getByRole('form', { name: 'A role is missing' })
  await hand.click(within(form).getByRole('button', { name: 'Count it' }))
  expect(within(form).getByText('Enter the title of the role.')).toBeVisible()
  expect(within(form).getByText('Enter a month such as 2019-03.')).toBeVisible()
  await hand.type(within(form).getByLabelText('Title'), 'Pilot')
  await hand.type(within(form).getByLabelText('First month'), '2019-03')
  await hand.click(within(form).getByRole('button', { name: 'Count it' }))
  await screen.findByRole('img', { name: 'Match score 62%' })
  expect(calls).toEqual(['missing_role | Pilot'])
})

it('keeps yes and no to what the job demands besides', async () => {
  const { hand, calls } = await answerOf()
  const group = await screen.findByRole('group', { name: 'Can you? Dutch work permit' })
  await hand.click(within(group).getByRole('button', { name: 'No' }))
  expect(await within(group).findByRole('button', { name: 'No', pressed: true })).toBeVisible()
  await hand.click(within(group).getByRole('button', { name: 'No' }))
  expect(await within(group).findByRole('button', { name: 'No', pressed: false })).toBeVisible()
  expect(calls).toEqual(['i_cannot | Dutch work permit', 'undo 1'])
})

it('keeps what was written where the server refuses it, and says why', async () => {
  const { hand } = await answerOf()
  await hand.click(within(list()).getByRole('button', { name: /^Kubernetes/ }))
  await hand.click(await screen.findByRole('button', { name: 'I have this' }))
  await hand.type(screen.getByLabelText('In your own words'), 'refuse me')
  await hand.click(screen.getByRole('button', { name: 'Count it' }))
  expect(await screen.findByText('The job no longer asks for this.')).toBeVisible()
  expect(screen.getByLabelText('In your own words')).toHaveValue('refuse me')
})
