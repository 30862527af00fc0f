import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { ChipsInput } from '@/components/FormChips'
import { Field } from '@/components/Field'
import { chipsOf } from '@/testing/chips'

function Form({ begin }: { begin: string }) {
  const [value, setValue] = useState(begin)
  return (
    <>
      <Field label="Skills">
        <ChipsInput value={value} onChange={setValue} />
      </Field>
      <output>{value}</output>
      <button onClick={() => setValue('Go')}>Elsewhere</button>
    </>
  )
}
const text = () => screen.getByRole('status').textContent

it('closes a chip at a comma and at Enter, counts what is being typed, and takes each once [WS-290]', async () => {
  const person = userEvent.setup()
  render(<Form begin="Python" />)
  await person.type(screen.getByLabelText('Skills'), 'Kafka, python,Data Bases')
  expect(chipsOf('Skills')).toEqual(['Python', 'Kafka', 'Data Bases'])
  expect(text()).toBe('Python, Kafka, Data Bases')
  expect(screen.getByLabelText('Skills')).toHaveValue('Data Bases')
  await person.keyboard('{Enter}')
  expect(screen.getByLabelText('Skills')).toHaveValue('')
  await person.keyboard('KAFKA')
  await person.tab()
  expect(text()).toBe('Python, Kafka, Data Bases')
})

it('takes a chip away by its cross or by Backspace, and follows what comes from elsewhere [WS-290]', async () => {
  const person = userEvent.setup()
  render(<Form begin="Python,Kafka, Rust" />)
  await person.click(screen.getByRole('button', { name: 'Remove Kafka' }))
  expect(text()).toBe('Python, Rust')
  expect(screen.getByLabelText('Skills')).toHaveFocus()
  await person.keyboard('{Backspace}')
  expect(text()).toBe('Python')
  await person.keyboard('Jav')
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(chipsOf('Skills')).toEqual(['Go'])
})
