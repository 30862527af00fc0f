import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'

import type { FactOfAdvert } from '@/api/types'
import { advice, described, openJobForm } from '@/testing/jobForm'
import { server } from '@/testing/server'

const ADVERT = 'Loom Mechanic\nLeeds, UK\nSalary: £32,000 - £38,500 per annum\nApply by 31 March 2026'

const fact = (field: FactOfAdvert['field'], value: string, quote: string): FactOfAdvert => {
  const start = ADVERT.indexOf(quote)
  return { field, value, quote, start, end: start + quote.length }
}
const PAY = '£32,000 - £38,500 per annum'
const facts = [
  fact('title', 'Loom Mechanic', 'Loom Mechanic'),
  fact('location', 'Leeds, UK', 'Leeds, UK'),
  fact('expectedSalary', '32,000 - 38,500', PAY),
  fact('currencySymbol', '£', PAY),
  fact('salaryDuration', 'per year', PAY),
  fact('applicationEndDate', '2026-03-31', 'Apply by 31 March 2026'),
]

async function paste(values: Record<string, string> = {}, options = {}) {
  const form = await openJobForm(options)
  server.use(http.post('*/api/job-coach', () => HttpResponse.json({ ...advice, facts })))
  const { fill } = form
  fill({ ...values, Description: ADVERT })
  return form
}

const offers = () => screen.findByRole('region', { name: 'From your text' })
const lines = async () =>
  within(await offers())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('a pasted advert [HIR-T47]', () => {
  it('fills in what is empty in one press, and gives it back', async () => {
    const { press } = await paste()
    expect(await lines()).toEqual([
      'Title: Loom MechanicFill in',
      'Location: Leeds, UKFill in',
      `Salary: £32,000 - 38,500 per year“${PAY}”Fill in`,
      'Application deadline: Mar 31, 2026“Apply by 31 March 2026”Fill in',
    ])
    expect(screen.getByText('Your text can fill in 4 fields', { selector: '[role=status]' })).toBeInTheDocument()
    expect(described('Title')).toHaveValue('')
    press('Fill in all')
    const values = () =>
      ['Title', 'Location', 'Salary', 'Currency', 'Per', 'Application deadline'].map(
        (label) => (described(label) as HTMLInputElement).value,
      )
    expect(values()).toEqual(['Loom Mechanic', 'Leeds, UK', '32,000 - 38,500', '£', 'per year', '2026-03-31'])
    const sentence = 'Filled in from your text: Title, Location, Salary, Application deadline.'
    expect(within(await offers()).getByText(sentence)).toBeVisible()
    expect(screen.getByText(sentence, { selector: '[role=status]' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    press('Undo')
    expect(values()).toEqual(['', '', '', '$', 'per year', '2026-04-13'])
    expect(described('Description')).toHaveValue(ADVERT)
  })

  it('replaces what was typed only by a press of its own', async () => {
    const { press } = await paste({ Title: 'Weaver', Location: 'Leeds', Salary: 'NA' })
    expect(await lines()).toEqual([
      'Title: Loom MechanicThe form says “Weaver”.Replace',
      `Salary: £32,000 - 38,500 per yearThe form says “NA”.“${PAY}”Replace`,
      'Application deadline: Mar 31, 2026“Apply by 31 March 2026”Fill in',
    ])
    press('Fill in: Application deadline')
    expect(described('Title')).toHaveValue('Weaver')
    press('Replace: Title')
    expect(described('Title')).toHaveValue('Loom Mechanic')
    expect(described('Salary')).toHaveValue('NA')
    press('Undo')
    expect(described('Title')).toHaveValue('Weaver')
    expect(described('Application deadline')).toHaveValue('2026-03-31')
  })

  it('offers the currency and the time of pay for an amount that was typed before', async () => {
    const { press } = await paste({ Salary: '32,000' })
    expect(await lines()).toContain(`Salary: £32,000 - 38,500 per yearThe form says “$32,000 per year”.“${PAY}”Replace`)
    press('Replace: Salary')
    expect(described('Currency')).toHaveValue('£')
    press('Undo')
    expect(described('Currency')).toHaveValue('$')
    expect(described('Salary')).toHaveValue('32,000')
  })

  it('says nothing about pay that the form has as the advert does', async () => {
    await paste({ Salary: '32,000', Currency: '£' })
    expect((await lines()).filter((line) => line?.startsWith('Salary'))).toEqual([])
  })

  it('takes back only what nobody has changed since', async () => {
    const { press, fill } = await paste()
    await offers()
    press('Fill in all')
    fill({ Title: 'Weaver' })
    press('Undo')
    expect(described('Title')).toHaveValue('Weaver')
    expect(described('Location')).toHaveValue('')
  })

  it('shows the words that say it, and goes away when declined', async () => {
    const { press } = await paste()
    await offers()
    press(`“${PAY}”`)
    const text = described('Description') as HTMLTextAreaElement
    expect(text).toHaveFocus()
    expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe(PAY)
    press('No, thanks')
    expect(screen.queryByRole('region', { name: 'From your text' })).toBeNull()
  })

  it('does not touch a job that is posted', async () => {
    await paste({}, { edits: true })
    await waitFor(() => expect(screen.getByRole('button', { name: '“rockstar” puts people off' })).toBeVisible())
    expect(screen.queryByRole('region', { name: 'From your text' })).toBeNull()
  })
})
