import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keepLetter, readLetter } from '@/lib/kept/keptLetters'
import { open } from '@/testing/applyScene'

const THEIRS = 'Dear team, this was written in the other tab.'
const OTHER = 'Show the other text'

/** Another tab, where the same or another person writes for a job. */
function elsewhere(text: string, { job = 17, person = 7 } = {}) {
  keepLetter(job, person, text)
  const newValue = localStorage.getItem(String(job))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: String(job), newValue })))
}

const letter = () => screen.getByLabelText('Cover letter')
const show = () => fireEvent.click(screen.getByRole('button', { name: OTHER }))

it('a letter to which nobody wrote anything here follows the one of another tab [COVER-07]', async () => {
  const { form } = open()
  await form()
  elsewhere('Dear')
  elsewhere(THEIRS)
  expect(letter()).toHaveValue(THEIRS)
  expect(screen.queryByRole('button', { name: OTHER })).toBeNull()
})

it('own words stay, and those of the other tab are one press away, and back [COVER-06]', async () => {
  const { form, write } = open()
  await form()
  write('My own words')
  elsewhere(THEIRS)
  expect(letter()).toHaveValue('My own words')
  expect(screen.getByText('You wrote a different letter for this job in another tab.')).toBeVisible()
  write('My own words, and more')
  show()
  expect(letter()).toHaveValue(THEIRS)
  expect(readLetter(17, 7)).toBe(THEIRS)
  show()
  expect(letter()).toHaveValue('My own words, and more')
})

it('neither of two letters is lost when the tab is loaded anew, whichever was written last [COVER-07]', async () => {
  const first = open()
  await first.form()
  first.write('My own words')
  elsewhere(THEIRS)
  first.unmount()
  const second = open()
  await second.form()
  expect(letter()).toHaveValue(THEIRS)
  show()
  expect(letter()).toHaveValue('My own words')
  second.write('My own words again')
  second.unmount()
  const third = open()
  await third.form()
  expect(letter()).toHaveValue('My own words again')
  show()
  expect(letter()).toHaveValue(THEIRS)
})

it('what another tab clears or sends stays here, and nothing comes from other jobs or people [SEC-49]', async () => {
  const { form, write } = open()
  await form()
  write('My own words')
  elsewhere('')
  elsewhere(THEIRS, { job: 18 })
  elsewhere(THEIRS, { person: 8 })
  expect(letter()).toHaveValue('My own words')
  expect(screen.queryByRole('button', { name: OTHER })).toBeNull()
})

it('what is sent is what was read: a letter that comes while claims are asked about waits beside it', async () => {
  const claimed = 'I led twelve people.'
  elsewhere(`${THEIRS} ${claimed}`)
  const { form, submit, requests } = open({
    claims: [{ text: claimed, start: THEIRS.length + 1, end: 0, kind: 'number', supported: false, source: '' }],
  })
  await form()
  submit()
  const confirm = await screen.findByRole('button', { name: 'It is true, send it' })
  elsewhere('Something else')
  fireEvent.click(confirm)
  await screen.findByText('Application submitted successfully!')
  expect(requests[0]).toMatchObject({ coverLetter: `${THEIRS} ${claimed}` })
})
