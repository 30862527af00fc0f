import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'

import { Field } from '@/components/Field'
import { PhoneInput } from '@/components/PhoneInput'
import { SEARCH_REST } from '@/lib/useDebounced'
import type { Phone } from '@/rules/phone'

function Trial({ start = '' }: { start?: string }) {
  const [phone, setPhone] = useState<Phone>({ country: '1', text: start })
  return (
    <Field label="Phone">
      <PhoneInput value={phone} onChange={setPhone} />
    </Field>
  )
}

function open(start?: string) {
  render(<Trial start={start} />)
  const phone = () => screen.getByLabelText<HTMLInputElement>('Phone')
  const country = () => screen.getByRole('button', { name: /^Country/ })
  const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
  return { person: userEvent.setup({ delay: null }), phone, country, options }
}

describe('the number', () => {
  it('keeps digits only and stands behind the code of its country [AUTH-42] [AUTH-44]', async () => {
    const { person, phone } = open()
    await person.type(phone(), '(41x5) 555-0142')
    expect(phone()).toHaveValue('+1-4155550142')
  })

  it('with the code of the other country moves there [AUTH-43]', async () => {
    const { person, phone, country } = open()
    await person.type(phone(), '919876543210')
    expect(phone()).toHaveValue('+91-9876543210')
    expect(country()).toHaveAccessibleName('Country: India, +91')
  })

  it('has at most fifteen digits [AUTH-45]', async () => {
    const { person, phone } = open()
    await person.type(phone(), '23456789012345678901')
    expect(phone()).toHaveValue('+1-23456789012345')
  })

  it('never loses the code to the keyboard [AUTH-39]', async () => {
    const { person, phone, country } = open('+1-415')
    phone().focus()
    for (const at of [0, 1, 2]) {
      phone().setSelectionRange(at, at)
      await person.keyboard('{Delete}')
      expect(phone()).toHaveValue('+1-415')
    }
    phone().setSelectionRange(2, 2)
    await person.keyboard('7')
    expect(phone().value).toMatch(/^\+1-\d+$/)
    expect(country()).toHaveAccessibleName('Country: United States, +1')
  })
})

describe('the country', () => {
  it('is one of two [AUTH-38] and changes the code', async () => {
    const { person, phone, country, options } = open('+1-4155550142')
    await person.click(country())
    expect(options()).toEqual(['India+91', 'United States+1'])
    await person.click(screen.getByRole('option', { name: /India/ }))
    expect(phone()).toHaveValue('+91-4155550142')
    expect(phone()).toHaveFocus()
    expect(options()).toEqual([])
  })

  it('is found by searching, once the typing has rested for 250 ms [AUTH-40] [AUTH-41]', () => {
    expect(SEARCH_REST).toBe(250)
    vi.useFakeTimers()
    const { country, options, phone } = open('+1-4155550142')
    fireEvent.click(country())
    const search = screen.getByRole('combobox', { name: 'Search for a country' })
    expect(search).toHaveFocus()
    fireEvent.change(search, { target: { value: 'ind' } })
    act(() => vi.advanceTimersByTime(249))
    expect(options()).toEqual(['India+91', 'United States+1'])
    act(() => vi.advanceTimersByTime(1))
    expect(options()).toEqual(['India+91'])
    fireEvent.keyDown(search, { key: 'Enter' })
    expect(phone()).toHaveValue('+91-4155550142')
  })

  it('is the one that was typed, also when Enter comes before the typing has rested [AUTH-40] [AUTH-41]', async () => {
    const { person, country } = open('+91-9876543210')
    await person.click(country())
    await person.keyboard('ind{Enter}')
    expect(country()).toHaveAccessibleName('Country: India, +91')
    await person.click(country())
    await person.keyboard('uni{Enter}')
    expect(country()).toHaveAccessibleName('Country: United States, +1')
    await person.click(country())
    await person.keyboard('xyz{Enter}')
    expect(country()).toHaveAccessibleName('Country: United States, +1')
  })

  it('can be chosen with the keyboard alone, and left as it was', async () => {
    const { person, phone, country, options } = open('+1-4155550142')
    country().focus()
    await person.keyboard('{Enter}{ArrowDown}{Enter}')
    expect(phone()).toHaveValue('+91-4155550142')
    await person.click(country())
    await person.keyboard('{Escape}')
    expect(options()).toEqual([])
    expect(country()).toHaveFocus()
    expect(phone()).toHaveValue('+91-4155550142')
  })
})
