import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Profile } from '@/features/profiles/Profile'
import { renderAlone } from '@/testing/renderAlone'

it('asks at the field about the name and the phone that an import has [WS-302]', async () => {
  const contacts = { name: 'Nora Castellano', country_code: '+49', phone_number: '6145550177' }
  const { person } = renderAlone(<Profile />, { at: '/here', state: { contacts } })
  await person.click(await screen.findByRole('button', { name: 'Use Nora Castellano' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Nora Castellano')
  expect(screen.queryByRole('button', { name: 'Use Nora Castellano' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Use +49 6145550177' }))
  expect(screen.getByLabelText('Phone')).toHaveValue('6145550177')
  expect(screen.getByLabelText('Country code')).toHaveValue('+49')
})

it('asks no more once the person keeps their own value [WS-302]', async () => {
  const contacts = { name: 'Nora Castellano', country_code: '', phone_number: '' }
  const { person } = renderAlone(<Profile />, { at: '/here', state: { contacts } })
  await person.type(await screen.findByLabelText('Name'), 'Nora')
  await person.click(screen.getByRole('button', { name: 'Keep Nora' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Nora')
  expect(screen.queryByText(/^The file says/)).toBeNull()
})
