import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import type { ShownResume } from '@/api/resumeVersions'
import type { ResumeChange } from '@/api/types'
import { Studio } from '@/features/resumeVersions/Studio'
import { renderAlone } from '@/testing/renderAlone'
import { person as member, server } from '@/testing/server'

const deeds = [
  { id: 'd1', sources: [], text: 'Cooked soups.' },
  { id: 'd2', sources: [], text: 'Baked bread.' },
]
const cook = {
  id: 'p1',
  sources: [],
  title: 'Cook',
  employer: 'Acme',
  place: '',
  start: '2019',
  end: '',
  is_current: true,
}
const resume = {
  id: 7,
  name: 'Cook at Löwe',
  job_title: 'Cook',
  company: 'Löwe',
  job_id: 0,
  changed_at: '2026-03-01T09:00:00Z',
  advert: 'We look for a cook.',
  left_out: [] as string[],
  order: [] as string[],
  sentences: [] as { id: string; position_id: string; text: string; deed_id: string }[],
  template: 'linen' as const,
  paper: 'a4' as const,
  accent: 'teal' as const,
  has_photo: false,
  language: null,
}
const shownPage = {
  name: 'Anna',
  contacts: [],
  language: 'en' as const,
  sections: [
    {
      heading: 'Experience',
      is_prose: false,
      entries: [{ title: 'Cook', dates: '', details: '', lines: [{ id: 'd1', text: 'Cooked soups.' }] }],
    },
  ],
}
const resumeShown = (changes: Partial<typeof resume> = {}, waiting: string[] = [], version = 'v0'): ShownResume => ({
  success: true,
  resume: { ...resume, ...changes },
  version,
  career: {
    name: '',
    positions: [{ ...cook, deeds }],
    education: [],
    certificates: [{ id: 'c1', sources: [], name: 'ServSafe', issuer: 'NRA', date: '', expires: '' }],
    summary: [],
    volunteer_roles: [],
    awards: [],
    additions: [],
    languages: [],
    projects: [],
    links: [],
    skills: [],
  },
  page: { name: 'Anna', contacts: [], sections: [], language: 'en' },
  waiting,
  missing_letters: '',
  photo: 'p',
})

const soups = (state: 'met' | 'partly') => {
  return { label: 'Soups', must: true, state, weight: 8, points: state === 'met' ? 8 : 5.5, quotes: [], gain: 0 }
}

const changedElsewhere = { success: false, code: 'changed_elsewhere', message: 'This was changed elsewhere.' }
function open(first: ShownResume, refuse = false) {
  const saves: ResumeChange[] = []
  server.use(
    http.get('*/api/me/resumes/7', () => HttpResponse.json(first)),
    http.put('*/api/me/resumes/7', async ({ request }) => {
      saves.push((await request.json()) as ResumeChange)
      if (refuse && saves.at(-1)?.version) return HttpResponse.json(changedElsewhere, { status: 409 })
      const { name, left_out, order, sentences } = saves.at(-1)!
      return HttpResponse.json(
        resumeShown(
          { name, left_out, order, sentences: sentences as (typeof resume)['sentences'] },
          [],
          `v${saves.length}`,
        ),
      )
    }),
    http.get('*/api/me/resumes/7/states', () => HttpResponse.json({ success: true, present: 1, states: [] })),
    http.get('*/api/me/resumes/7/changes', () => HttpResponse.json({ success: true, changes: [] })),
    http.get('*/api/me/resumes/7/read-back', () =>
      HttpResponse.json({ success: true, pages: 2, facts: 38, right: 33 }),
    ),
    http.get('*/api/me/resumes/7/match', () =>
      HttpResponse.json({
        success: true,
        percent: 70 - 10 * (saves.at(-1)?.left_out.length ?? 0),
        band: 'good',
        heading: 'Average Match',
        points: 14,
        max_points: 20,
        requirements: [soups(saves.at(-1)?.left_out.length ? 'partly' : 'met')],
        sentences: [
          { id: 'd1', percent: 4, proves: ['Soups'] },
          { id: 'd2', percent: 0, proves: [] },
          { id: 's1', percent: 8, proves: ['Teams'] },
        ],
      }),
    ),
  )
  return { saves, ...renderAlone(<Studio />, { at: '/user/resumes/7', route: '/user/resumes/:resumeId' }) }
}

describe('The Resume Studio', () => {
  it('says where the page shows the username, because neither profile nor career has a name yet [WS-301]', async () => {
    const first = resumeShown()
    open({ ...first, page: { ...first.page, name: member('user').username } })
    expect(
      await screen.findByText(/^Your name is not in your career yet, so the page shows your username/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add your name' })).toHaveAttribute('href', '/user/career')
  })

  it('says nothing of names where the profile has one [WS-301]', async () => {
    open(resumeShown())
    expect(await screen.findByRole('article', { name: 'The page' })).toHaveTextContent('Anna')
    expect(screen.queryByText(/^Your name is not in your profile yet/)).toBeNull()
  })

  it('says what each sentence gives, leaves one out, moves one, and takes steps back [WS-120]', async () => {
    const { saves, person } = open(resumeShown())
    expect(await screen.findByText('+4 Soups')).toBeInTheDocument()
    expect(screen.getByText('This job does not ask for it')).toBeInTheDocument()
    await person.click(screen.getByRole('switch', { name: 'Show: Baked bread.' }))
    await waitFor(() => expect(saves.at(-1)?.left_out).toEqual(['d2']))
    expect(await screen.findByText('Down from 70%')).toBeVisible()
    expect(screen.getByText('1 edit, -10')).toBeVisible()
    expect(screen.getByRole('region', { name: 'What your edits changed' })).toHaveTextContent('Met → Partly-2.5')
    await person.click(screen.getByRole('button', { name: 'Cook', expanded: true }))
    expect(screen.queryByRole('switch', { name: 'Show: Baked bread.' })).toBeNull()
    expect(screen.getByText(/1 of 2 on/)).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Cook', expanded: false }))
    await person.click(screen.getByRole('switch', { name: 'Show: ServSafe, NRA' }))
    await waitFor(() => expect(saves.at(-1)?.left_out).toEqual(['d2', 'c1']))
    await person.click(screen.getByRole('button', { name: 'Move up: Baked bread.' }))
    await waitFor(() => expect(saves.at(-1)?.order).toEqual(['p1', 'd2', 'd1']))
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(saves.at(-1)?.order).toEqual([]))
    expect(saves.at(-1)?.version).toBe('v3')
    expect(screen.getByText('1 of 2 sentences on')).toBeVisible()
    await person.click(screen.getByRole('switch', { name: 'Show Cook' }))
    expect(screen.getByText('0 of 2 sentences on')).toBeVisible()
  })

  it('lists the sentences of a long career by their words, and those that the job asks for [WS-120]', async () => {
    const { person } = open(resumeShown())
    await screen.findByText('+4 Soups')
    await person.click(screen.getByRole('button', { name: 'Filter the sentences' }))
    await person.type(screen.getByRole('searchbox', { name: 'Find sentences' }), 'BREAD')
    expect(screen.queryByRole('button', { name: 'Cooked soups.' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Move up: Baked bread.' })).toBeEnabled()
    expect(screen.queryByRole('switch', { name: 'Show: ServSafe, NRA' })).toBeNull()
    await person.selectOptions(screen.getByLabelText('Which sentences'), 'This job asks for it')
    expect(screen.getByText('Nothing in your career fits this filter.')).toBeVisible()
    await person.clear(screen.getByRole('searchbox'))
    expect(screen.getByRole('button', { name: 'Cooked soups.' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Baked bread.' })).toBeNull()
    await person.selectOptions(screen.getByLabelText('Which sentences'), 'Off the page')
    expect(screen.queryByRole('button', { name: 'Cooked soups.' })).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Filter the sentences' }))
    expect(screen.getByRole('button', { name: 'Baked bread.' })).toBeVisible()
  })

  it('marks what the chosen sentence proves, and opens the list that has it [WS-120]', async () => {
    const { person } = open(resumeShown())
    await screen.findByText('+4 Soups')
    expect(screen.getByText('1 requirement met').closest('details')).not.toHaveAttribute('open')
    await person.click(screen.getByRole('button', { name: 'Cooked soups.' }))
    expect(screen.getByText('1 requirement met').closest('details')).toHaveAttribute('open')
    expect(screen.getByText('Soups', { selector: '[data-proven] *' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Baked bread.' }))
    expect(document.querySelector('[data-proven]')).toBeNull()
  })

  it('asks whether a sentence is true that nothing in the career says [WS-121]', async () => {
    const claim = { id: 's1', position_id: 'p1', text: 'Led nine cooks.', deed_id: '' }
    const { person } = open(resumeShown({ sentences: [claim] }, ['s1']))
    let confirmations = 0
    server.use(
      http.put('*/api/me/resumes/7/sentences/s1/confirmation', () => {
        confirmations += 1
        return HttpResponse.json(resumeShown({}, [], 'v9'))
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'Is it true? Led nine cooks.' }))
    expect(screen.getByRole('button', { name: 'Led nine cooks.' })).toHaveAttribute('aria-pressed', 'true')
    const dialog = within(screen.getByRole('dialog', { name: 'Is it true? 1 of 1' }))
    expect(dialog.getByText(/If it is true, it adds 8 and takes you to 78%\.$/)).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Yes, add it to my career' }))
    await waitFor(() => expect(screen.queryByText('Led nine cooks.')).not.toBeInTheDocument())
    expect(confirmations).toBe(1)
  })

  it('stops saving when another tab has saved, and loses nothing of this one [WS-122]', async () => {
    const { saves, person } = open(resumeShown(), true)
    await person.click(await screen.findByRole('switch', { name: 'Show: Baked bread.' }))
    expect(await screen.findByRole('button', { name: 'Show the newer version' })).toBeInTheDocument()
    await person.click(screen.getByRole('switch', { name: 'Show: Cooked soups.' }))
    expect(screen.getByRole('switch', { name: 'Show: Baked bread.' })).not.toBeChecked()
    expect(saves).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Save mine instead' }))
    await waitFor(() => expect(saves[1]?.left_out).toHaveLength(2))
  })

  it('shows what has changed against a version that was sent, and brings it back [WS-124] [WS-125] [WS-126]', async () => {
    const { person } = open({ ...resumeShown(), page: shownPage })
    const use = {
      application_id: 3,
      resume_id: 7,
      name: 'Cook at Löwe',
      number: 1,
      job_title: 'Cook',
      company: 'Löwe',
      sent_at: '2026-03-01T09:00:00Z',
    }
    const compared: string[] = []
    server.use(
      http.get('*/api/me/resumes/7/states', () =>
        HttpResponse.json({ success: true, present: 2, states: [{ number: 1, kept_at: use.sent_at, uses: [use] }] }),
      ),
      http.get('*/api/me/resumes/7/changes', ({ request }) => {
        compared.push(new URL(request.url).searchParams.get('against') ?? '')
        return HttpResponse.json({
          success: true,
          changes: [
            { kind: 'same', place: 'Experience | Cook', text: 'Cook', before: 'Cook' },
            { kind: 'changed', place: 'Experience | Cook', text: 'Cooked soups.', before: 'Cooked stews.' },
            { kind: 'left_out', place: 'Experience | Cook', text: '', before: 'Baked bread.' },
          ],
        })
      }),
      http.post('*/api/me/resumes/7/states/1/restoration', () =>
        HttpResponse.json(resumeShown({ left_out: ['d1'] }, [], 'v5')),
      ),
    )
    await person.click(await screen.findByRole('radio', { name: 'Changes 2' }))
    expect(await screen.findByText('2 of 3 lines differ.')).toBeInTheDocument()
    const page = within(screen.getByRole('article', { name: 'The page' }))
    expect(page.getByText('Baked bread.', { selector: 'del' })).toBeInTheDocument()
    expect(page.getByText('stews.', { selector: 'del' })).toBeInTheDocument()
    expect(page.getByText('soups.', { selector: 'ins' })).toBeInTheDocument()
    await person.selectOptions(screen.getByLabelText('Compare with'), 'Against your career')
    await waitFor(() => expect(compared).toEqual(['1', '0']))
    await person.click(screen.getByRole('radio', { name: 'Page' }))
    expect(screen.getByLabelText('Version')).toHaveDisplayValue('Version 2')
    await person.selectOptions(screen.getByLabelText('Version'), 'Compare with version 1, sent to Löwe on Mar 1, 2026')
    await person.click(await screen.findByRole('button', { name: 'Restore version 1' }))
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Show: Cooked soups.' })).not.toBeChecked())
  })

  it('says how many pages the file has and how much of it is read back [WS-109]', async () => {
    open(resumeShown())
    expect(await screen.findByText('2 pages')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '33 of 38 facts read back from the PDF' })).toHaveAttribute(
      'href',
      '/user/machine-view?resume=7',
    )
  })

  it('shows all templates with the words of the person, and uses one of them [WS-104] [WS-109]', async () => {
    const { saves, person } = open(resumeShown())
    let refusals = 0
    server.use(
      http.get('*/api/me/resumes/7/read-back', ({ request }) => {
        if (!request.url.includes('oxford') || refusals > 0) return undefined
        refusals += 1
        return HttpResponse.json({ success: false, code: 'busy', message: 'Too many documents.' }, { status: 422 })
      }),
    )
    await person.click(await screen.findByRole('button', { name: 'See all templates and colors' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Templates' }))
    expect(await dialog.findByText('Too many documents.')).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'Try again to read Oxford' }))
    await waitFor(() => expect(dialog.getAllByText('33 of 38 facts read back')).toHaveLength(6))
    expect(dialog.getByRole('link', { name: '86%: Oxford as a machine reads it' })).toHaveAttribute(
      'href',
      '/user/machine-view?resume=7&template=oxford',
    )
    expect(dialog.getAllByText('86%')).toHaveLength(6)
    expect(dialog.getByRole('button', { name: 'Linen' })).toHaveAttribute('aria-pressed', 'true')
    expect(dialog.getByRole('option', { name: 'Language of the text: English' })).toBeInTheDocument()
    await person.selectOptions(dialog.getByLabelText('Headings and dates in'), 'Deutsch')
    await waitFor(() => expect(saves.at(-1)?.language).toBe('de'))
    await person.click(dialog.getByRole('radio', { name: 'Navy' }))
    await waitFor(() => expect(saves.at(-1)?.accent).toBe('navy'))
    await person.click(dialog.getByRole('radio', { name: 'Letter' }))
    await waitFor(() => expect(saves.at(-1)?.paper).toBe('letter'))
    await person.click(dialog.getByRole('button', { name: 'Whole page: Oxford' }))
    expect(dialog.getByRole('region', { name: 'Whole page: Oxford' })).toBeVisible()
    await person.click(dialog.getByRole('button', { name: 'All templates' }))
    dialog.getByRole('button', { name: 'Poplin' }).focus()
    await person.keyboard(' ')
    expect(dialog.getByRole('button', { name: 'Use Poplin' })).toBeVisible()
    expect(dialog.queryByRole('button', { name: 'Twill' })).toBeNull()
    await person.click(dialog.getByRole('button', { name: 'All templates' }))
    expect(saves.at(-1)?.template).toBe('linen')
    await person.click(dialog.getByRole('button', { name: 'Twill' }))
    await waitFor(() => expect(saves.at(-1)?.template).toBe('twill'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('names the letters that a PDF cannot show [WS-106]', async () => {
    open({ ...resumeShown(), missing_letters: '王小' })
    expect(await screen.findByText(/no font for them: 王 小\./)).toBeInTheDocument()
  })

  it('keeps trying to save while the server does not answer [WS-128]', async () => {
    const { saves, person } = open(resumeShown())
    let failures = 0
    const bad = () => {
      failures += 1
      return HttpResponse.json({ success: false, code: 'unexpected', message: 'An error.' }, { status: 500 })
    }
    server.use(http.put('*/api/me/resumes/7', bad, { once: true }))
    await person.click(await screen.findByRole('switch', { name: 'Show: Baked bread.' }))
    expect(await screen.findByText('Not saved yet: the server does not answer. We keep trying.')).toBeInTheDocument()
    expect([failures, saves.length]).toEqual([1, 0])
    fireEvent(window, new Event('online'))
    expect(await screen.findByText(/^Saved \d+:\d\d [AP]M$/)).toBeInTheDocument()
    expect(saves.map(({ left_out }) => left_out)).toEqual([['d2']])
  })

  it('says that a file needs a connection [WS-127]', async () => {
    const { person } = open(resumeShown())
    server.use(http.get('*/api/me/resumes/7/file', () => HttpResponse.error()))
    await person.click(await screen.findByRole('button', { name: 'PDF' }))
    expect(await screen.findByText('There is no connection.')).toBeInTheDocument()
  })
})
