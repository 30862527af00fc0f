import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { described, open } from '@/testing/applyScene'

const carried = (file: File, ...types: string[]) => ({ types: ['Files', ...types], files: [file] })
const pdf = (name: string) => new File(['%PDF-1.7'], name)
const field = (label: string) => screen.getByRole('button', { name: new RegExp(`^(Choose|Replace) ${label}$`) })

it('a document is taken where it is dropped, or pasted while one is there', async () => {
  const { form, write, submit, packed } = open()
  await form()
  write()
  fireEvent.click(screen.getByText('Add a license or a visa document'))
  fireEvent.dragEnter(field('Driving License'), { dataTransfer: carried(pdf('licence.pdf')) })
  expect(screen.getByText('Let go to use this file')).toBeVisible()
  fireEvent.drop(field('Driving License'), { dataTransfer: carried(pdf('licence.pdf')) })
  expect(screen.queryByText('Let go to use this file')).toBeNull()
  fireEvent.paste(field('Visa Document'), { clipboardData: carried(pdf('visa.pdf')) })
  fireEvent.drop(screen.getByText('Maya_Okafor_Resume.pdf'), { dataTransfer: carried(pdf('newer.pdf')) })
  expect(screen.getByRole('radio', { name: 'Another file' })).toBeChecked()
  submit()
  await screen.findByText('Application submitted successfully!')
  expect(packed['resumeFile']).toHaveProperty('name', 'newer.pdf')
  expect(packed['drivingLicenseFile']).toHaveProperty('name', 'licence.pdf')
  expect(packed['visaDocumentFile']).toHaveProperty('name', 'visa.pdf')
})

it('a wrong file is refused where it was dropped [APPLY-16]', async () => {
  const { form } = open()
  await form()
  fireEvent.drop(field('Driving License'), { dataTransfer: carried(pdf('licence.docx')) })
  expect(described('Driving License')).toHaveAccessibleDescription(/must be in PDF, JPG, JPEG, PNG, or GIF format\.$/)
})

it('a wrong file is refused also where it was dropped on the name of its field [APPLY-16]', async () => {
  const { form } = open({ target: { mandatoryDocuments: ['Resume', 'Driving License'] } })
  await form()
  fireEvent.drop(screen.getByText('Driving License', { selector: 'label' }), { dataTransfer: carried(pdf('it.txt')) })
  expect(described('Driving License')).toHaveAccessibleDescription(/must be in PDF, JPG, JPEG, PNG, or GIF format\.$/)
})

it('a wrong file says so as long as it is there: after the dialog was closed, and after another resume [APPLY-14] [APPLY-16]', async () => {
  const { form, choose, person, dialog, show } = open()
  await form()
  choose('Driving License', pdf('licence.txt'))
  await person.click(screen.getByRole('radio', { name: 'Another file' }))
  choose('Resume', pdf('cv.txt'))
  await person.click(screen.getByRole('radio', { name: 'From my profile' }))
  expect(screen.queryByText(/^Resume must be/)).toBeNull()
  await person.click(screen.getByRole('radio', { name: 'Another file' }))
  expect(described('Resume')).toHaveAccessibleDescription(/must be in PDF, DOC, or DOCX format\.$/)
  show(dialog(false))
  show(dialog(true))
  await form()
  expect(described('Driving License')).toHaveAccessibleDescription(/must be in PDF, JPG, JPEG, PNG, or GIF format\.$/)
  expect(described('Resume')).toHaveAccessibleDescription(/must be in PDF, DOC, or DOCX format\.$/)
})

it('a file that misses every field is left alone, and the page stays', async () => {
  const { form } = open()
  const letter = (await form(), screen.getByLabelText('Cover letter'))
  const drop = createEvent.drop(letter, { dataTransfer: carried(pdf('licence.pdf')) })
  fireEvent(letter, drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(screen.queryByText('licence.pdf')).toBeNull()
  expect(screen.getByRole('radio', { name: 'From my profile' })).toBeChecked()
})
