import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Initials } from '@/components/Initials'

it.each([
  ['Anna Maria Löwe', 'AL'],
  ['anna.loewe@people.example', 'AE'],
  ['seeker', 'SE'],
  ['𝒜nna Öz', '𝒜Ö'],
  ['  ', ''],
])('%j is shown as %j', (name, letters) => {
  expect(render(<Initials name={name} />).container.textContent).toBe(letters)
})
