import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { delay, http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import { useCareerQuery, type Disagreement } from '@/api/careers'
import { Career } from '@/features/careers/Career'
import { cook, deed, nothing, open, source } from '@/testing/careerScene'
import { renderAlone } from '@/testing/renderAlone'
import { server } from '@/testing/server'

describe('The career', () => {
  it('says how to begin as long as there is nothing [WS-042]', async () => {
    const { person } = open(nothing, nothing, {
      profile: { name: 'Anna', phone_number: '4155550142', resume_path: '' },
    })
    expect(await screen.findByText(/^Nothing is here yet/)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Add a role' }))
    expect(screen.queryByText(/^Nothing is here yet/)).toBeNull()
  })

  it('offers the resume of the profile only where there is one [WS-033]', async () => {
    const { unmount } = open({ ...nothing, positions: [cook] })
    expect(await screen.findByRole('button', { name: 'Read the resume in my profile' })).toBeVisible()
    unmount()
    open(nothing, nothing, { profile: { name: 'Anna', phone_number: '4155550142', resume_path: '' } })
    expect(await screen.findByRole('button', { name: 'Import: Resume' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Read the resume in my profile' })).toBeNull()
  })

  it('says which name and phone an import has that the profile does not, and leads there [WS-302]', async () => {
    const contacts = { name: 'Nora Castellano', country_code: '+1', phone_number: '6145550177' }
    const { person } = open({ ...nothing, skills: [{ id: 's1', name: 'Epic', sources: [] }] }, nothing, { contacts })
    await person.click(await screen.findByRole('button', { name: 'Read the resume in my profile' }))
    expect(
      await screen.findByText(
        'The file also has the name Nora Castellano and the phone number +1 6145550177; your profile does not.',
      ),
    ).toBeVisible()
    await person.click(screen.getByRole('link', { name: 'Review in my profile' }))
    expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ contacts })
  })

  it('offers the name of an import once where nothing says one, and takes it back [WS-307]', async () => {
    const contacts = { name: 'Nora Castellano', country_code: '', phone_number: '' }
    const { saves, person } = open(nothing, { ...nothing, positions: [cook] }, { contacts, profile: null })
    await person.upload(await screen.findByLabelText('Resume: a file'), new File(['%PDF-'], 'nora.pdf'))
    await person.click(await screen.findByRole('button', { name: 'Add all 2' }))
    expect(screen.getByLabelText('Your name')).toHaveValue('Nora Castellano')
    expect(screen.queryByRole('region', { name: 'To review' })).toBeNull()
    await waitFor(() => expect(saves.at(-1)?.name).toBe('Nora Castellano'), { timeout: 3000 })
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByLabelText('Your name')).toHaveValue('')
    await person.upload(screen.getByLabelText('Resume: a file'), new File(['%PDF-'], 'nora.pdf'))
    await person.click(await screen.findByRole('button', { name: 'Leave out Nora Castellano' }))
    expect(screen.getByRole('button', { name: 'Add it' })).toBeVisible()
  })

  it('says how many resumes show a sentence [WS-046]', async () => {
    open({ ...nothing, positions: [cook] })
    expect(await screen.findByText('2 resumes')).toHaveTextContent('Used in 2 resumes')
    expect(screen.getAllByText('Used in', { ignore: '[aria-hidden] *' })).toHaveLength(1)
  })

  it('saves itself after a rest, moves sentences, and takes a step back [WS-040]', async () => {
    const { saves, person } = open({ ...nothing, positions: [cook] })
    await person.click(await screen.findByRole('button', { name: 'Move sentence 2 up' }))
    await waitFor(() => expect(saves.at(-1)?.positions[0]?.deeds.map(({ id }) => id)).toEqual(['d2', 'd1']), {
      timeout: 3000,
    })
    expect(await screen.findByText(/^All changes saved, \d+:\d\d [AP]M$/)).toBeInTheDocument()
    await person.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(saves.at(-1)?.positions[0]?.deeds.map(({ id }) => id)).toEqual(['d1', 'd2']), {
      timeout: 3000,
    })
  })

  it('saves what was typed last when the person goes to another screen at once [WS-040]', async () => {
    const { saves, person, unmount } = open({ ...nothing, positions: [cook] })
    await person.type(await screen.findByLabelText('Title'), 's')
    expect(saves).toEqual([])
    unmount()
    await waitFor(() => expect(saves.map(({ positions }) => positions[0]?.title)).toEqual(['Cooks']))
  })

  it('lets the browser ask whoever closes the tab before it is saved [WS-040]', async () => {
    const { person } = open({ ...nothing, positions: [cook] })
    const title = await screen.findByLabelText('Title')
    const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    expect(closing()).toBe(false)
    await person.type(title, 's')
    expect(closing()).toBe(true)
  })

  it('folds all roles but the first, and says of a license how long it is still valid [WS-045]', async () => {
    const baker = { ...cook, id: 'p2', title: 'Baker', start: '2015-02', end: '2018-11', is_current: false }
    const license = { id: 'c1', sources: [], name: 'Food handler', issuer: 'County', date: '', expires: '2000-01' }
    const { person } = open({ ...nothing, positions: [cook, baker], certificates: [license] })
    expect(await screen.findByRole('button', { name: 'Cook Acme Current 2019 to now' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    expect(screen.getByRole('button', { name: 'Food handler County Expired' })).toBeVisible()
    expect(screen.getAllByLabelText('Title')).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'Baker Acme 2 sentences · 2015 to 2018' }))
    expect(screen.getAllByLabelText('Title')[1]).toHaveValue('Baker')
    expect(screen.getByRole('button', { name: 'Move role 2 up' })).toBeVisible()
  })

  it('shows where a value was read, and brings it back after a change [WS-041]', async () => {
    const { person } = open({ ...nothing, positions: [cook] })
    const title = await screen.findByLabelText('Title')
    await person.hover(screen.getAllByRole('button', { name: 'Resume, page 1' })[0]!)
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Cook, AcmeResume, page 1')
    await person.type(title, 's')
    await person.click(screen.getByRole('button', { name: 'Use “Cook”' }))
    expect(title).toHaveValue('Cook')
  })

  it('opens the file at the words that say a value [WS-308]', async () => {
    const { person } = open({ ...nothing, positions: [cook] }, nothing, {
      files: [{ key: '2026/1.pdf', name: 'Anna.pdf' }],
    })
    const requests: string[] = []
    server.use(
      http.get('*/api/documents/download', ({ request }) => {
        requests.push(new URL(request.url).searchParams.get('filePath') ?? '')
        return HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-').buffer)
      }),
    )
    await person.click((await screen.findAllByRole('button', { name: 'Resume, page 1: open Anna.pdf' }))[0]!)
    expect(await screen.findByRole('dialog', { name: 'Cook, Acme' })).toHaveAccessibleDescription('Anna.pdf, page 1')
    const frame = await screen.findByTitle('Cook, Acme')
    expect(frame.getAttribute('src')).toMatch(/#page=1&search=Cook%2C%20Acme&phrase=true&view=FitH&navpanes=0$/)
    expect(requests).toEqual(['2026/1.pdf'])
  })

  it('lists the files that are kept and says which can be sent [WS-311]', async () => {
    const files = [
      { key: '2026/1.pdf', name: 'Anna.pdf' },
      { key: '2026/2.pdf', name: 'Another.pdf' },
    ]
    const { person } = open({ ...nothing, positions: [cook] }, nothing, { files })
    const list = within(await screen.findByRole('region', { name: 'Kept files' }))
    expect(list.getByText(/You can send PDF and Word files as they are when you apply\.$/)).toBeVisible()
    expect(list.queryByRole('button', { name: 'Another.pdf' })).toBeNull()
    await person.click(list.getByRole('button', { name: 'Anna.pdf' }))
    expect(await screen.findByRole('dialog', { name: 'Anna.pdf' })).toBeVisible()
  })

  it('reads the resume of the profile into an empty career without being asked, and adds nothing by itself [WS-033]', async () => {
    const { saves } = open(nothing, { ...nothing, positions: [cook] })
    expect(await screen.findByRole('button', { name: 'Add it' })).toBeVisible()
    expect(saves).toEqual([])
  })

  it('adds nothing that was read before the person says so [WS-042]', async () => {
    const listed = [{ ...source, field: 'name', value: 'Epic', words: 'Epic, SQL' }]
    const skills = ['Epic', 'SQL'].map((name) => ({ id: name, name, sources: listed }))
    const { saves, person } = open(nothing, { ...nothing, positions: [cook], skills })
    const suggestions = await screen.findByRole('region', { name: 'To review' })
    const places = within(screen.getByRole('region', { name: 'Where it comes from' }))
    await person.click(places.getByRole('button', { name: 'Review' }))
    expect(suggestions.parentElement).toHaveFocus()
    expect(within(suggestions).getByText('Cook, Acme')).toBeInTheDocument()
    expect(within(suggestions).getAllByText('Epic, SQL')).toHaveLength(1)
    expect(saves).toEqual([])
    await person.click(within(suggestions).getByRole('button', { name: 'Add all 3' }))
    await waitFor(() => expect(saves.at(-1)?.positions).toEqual([cook]), { timeout: 3000 })
  })

  it('reads a file that another screen brings, also where the career was known before [WS-219]', async () => {
    open(nothing, { ...nothing, positions: [cook] }, { profile: null })
    cleanup()
    const Before = () => <p>{useCareerQuery().data ? 'Known' : 'Asked'}</p>
    const { show } = renderAlone(<Before />, { state: { file: new File(['PK'], 'anna.docx') } })
    await screen.findByText('Known')
    // The fresh answer takes a while: a form over the older one would be drawn, and read the file in vain.
    server.use(
      http.get('*/api/me/career', async () => {
        await delay(300)
        return HttpResponse.json({ success: true, career: nothing, files: [], version: 'v2' })
      }),
    )
    show(<Career />)
    expect(await screen.findByRole('button', { name: 'Add it' })).toBeVisible()
  })

  it('reviews skills together, and each can be left out [WS-042]', async () => {
    const skills = ['Epic', 'SQL', 'Teacher'].map((name) => ({ id: name, name, sources: [] }))
    const { saves, person } = open(nothing, { ...nothing, skills })
    const suggestions = within(await screen.findByRole('region', { name: 'To review' }))
    await person.click(suggestions.getByRole('button', { name: 'Leave out Teacher' }))
    await person.click(suggestions.getByRole('button', { name: 'Add 2 skills' }))
    await waitFor(() => expect(saves.at(-1)?.skills.map(({ name }) => name)).toEqual(['Epic', 'SQL']), {
      timeout: 3000,
    })
    expect(screen.queryByRole('region', { name: 'To review' })).toBeNull()
  })

  it('keeps what has no room in the career on the list, and says so [WS-016]', async () => {
    const full = { ...cook, id: 'p2', deeds: Array.from({ length: 39 }, (_, at) => deed(`f${at}`, `Did ${at}.`)) }
    const more = { ...full, deeds: [deed('n1', 'Made pies.'), deed('n2', 'Made jam.')] }
    const excess = ['Cook, Acme keeps at most 40 sentences, and this makes 41.']
    const { saves, person } = open(
      { ...nothing, positions: [cook, full] },
      { ...nothing, positions: [more] },
      { excess },
    )
    await person.click(await screen.findByRole('button', { name: 'Read the resume in my profile' }))
    const suggestions = await screen.findByRole('region', { name: 'To review' })
    await person.click(within(suggestions).getByRole('button', { name: 'Add it' }))
    await waitFor(() => expect(saves.at(-1)?.positions[1]?.deeds.at(-1)?.text).toBe('Made pies.'), { timeout: 3000 })
    expect(within(suggestions).queryByText('Made pies.')).toBeNull()
    expect(within(suggestions).getByText('Made jam.')).toBeVisible()
    expect(within(suggestions).getByRole('alert')).toHaveTextContent(excess[0]!)
  })

  it('asks at the field which of two values is right where a document disagrees, and about values that lack [WS-300]', async () => {
    const says = (field: string, value: string): Disagreement => {
      const words = {
        ...source,
        origin: 'linkedin' as const,
        file: '',
        field,
        value,
        words: `${field}: ${value}`,
        page: 0,
      }
      return { section: 'positions', entry_id: 'p1', source: words }
    }
    const disagreements = [says('start', '2019-04'), says('end', '2024-01'), says('place', 'Graz')]
    const { saves, person } = open({ ...nothing, positions: [cook] }, nothing, { disagreements })
    await person.click(await screen.findByRole('button', { name: 'Read the resume in my profile' }))
    expect(await screen.findByText(/^3 values are not as in your career\./)).toBeVisible()
    expect(screen.getByText('3 facts to look at')).toBeVisible()
    expect(screen.getByText('LinkedIn says Graz.')).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Leave it empty' }))
    await person.click(screen.getByRole('button', { name: 'Keep Now' }))
    expect(screen.queryByText('LinkedIn says Jan 2024.')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Use Apr 2019' }))
    expect(screen.getByLabelText('From')).toHaveValue('2019-04')
    expect(screen.getByRole('button', { name: 'LinkedIn' })).toBeVisible()
    expect(screen.queryByRole('region', { name: 'To review' })).toBeNull()
    await waitFor(
      () => expect(saves.at(-1)?.positions[0]).toMatchObject({ start: '2019-04', place: '', is_current: true }),
      { timeout: 3000 },
    )
  })

  it('keeps what a document said beside the value that was kept, so that nobody asks again [WS-300]', async () => {
    const says = (entry_id: string, field: string, value: string): Disagreement => ({
      section: 'positions',
      entry_id,
      source: { ...source, origin: 'linkedin', file: '', field, value, words: `${field}: ${value}`, page: 0 },
    })
    const ended = { ...cook, id: 'p2', is_current: false, end: '2020-01' }
    const disagreements = [says('p1', 'start', '2019-04'), says('p2', 'is_current', 'now')]
    const { saves, person } = open({ ...nothing, positions: [cook, ended] }, nothing, { disagreements })
    await person.click(await screen.findByRole('button', { name: 'Read the resume in my profile' }))
    await person.click(await screen.findByRole('button', { name: `Keep ${cook.start}` }))
    expect(screen.getByText('LinkedIn says that you are still there.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Keep Jan 2020' })).toBeVisible()
    await person.click(screen.getByRole('button', { name: 'Use Now' }))
    await waitFor(
      () =>
        expect(saves.at(-1)?.positions).toMatchObject([
          { start: cook.start, sources: [...cook.sources, disagreements[0]!.source] },
          { end: '', is_current: true, sources: [disagreements[1]!.source, ...cook.sources] },
        ]),
      { timeout: 3000 },
    )
  })

  it('says of a scan that its words were recognized [WS-144]', async () => {
    open(nothing, { ...nothing, positions: [cook] }, { isScan: true })
    const suggestions = await screen.findByRole('region', { name: 'To review' })
    expect(within(suggestions).getByRole('region', { name: 'A scan' })).toBeVisible()
  })

  it('edits skills as chips; those that were read stay as they were [WS-044]', async () => {
    const telemetry = { id: 's1', name: 'Telemetry', sources: [] }
    const { saves, person } = open({ ...nothing, skills: [telemetry] })
    await person.type(await screen.findByLabelText('Your skills'), 'Epic{Enter}')
    expect(screen.getByText(/^No sentence says “Telemetry”, “Epic”\./)).toBeVisible()
    await waitFor(() => expect(saves.at(-1)?.skills.map(({ name }) => name)).toEqual(['Telemetry', 'Epic']), {
      timeout: 3000,
    })
    expect(saves.at(-1)?.skills[0]).toEqual(telemetry)
  })

  it('says what is wrong with a date and waits with saving [WS-043]', async () => {
    const { saves, person } = open({ ...nothing, positions: [cook] })
    await person.type(await screen.findByLabelText('From'), '-99')
    expect(screen.getByText('Write it as 2021-03 or 2021.')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet: see the marked fields.')
    await new Promise((rest) => setTimeout(rest, 1200))
    expect(saves).toEqual([])
  })
})
