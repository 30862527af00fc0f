import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { keptWork } from '@/lib/kept/keptWork'
import { useKeptFields } from '@/lib/kept/useKeptFields'
import { renderAlone } from '@/testing/renderAlone'

/** A form of a screen whose saved pay is `pay`. */
function Form({ pay }: { pay: string }) {
  const { fields, change, discard } = useKeptFields('form', '1', { title: 'Nurse', pay, tags: ['Calm'] })
  return (
    <>
      <input aria-label="Title" value={fields.title} onChange={({ target }) => change({ title: target.value })} />
      <output>{`${fields.pay}, ${fields.tags.join()}`}</output>
      <button onClick={discard}>Discard</button>
    </>
  )
}

it('keeps what was changed; the rest follows what is saved, also where another version kept another kind', async () => {
  keptWork(7, 'form').write('1', JSON.stringify({ tags: 'Calm, Bold', colour: 'red' }))
  const first = renderAlone(<Form pay="$1" />)
  await first.person.type(screen.getByLabelText('Title'), ', nights')
  first.unmount()
  const { person } = renderAlone(<Form pay="$2" />)
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse, nights')
  expect(screen.getByText('$2, Calm')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse')
  expect(keptWork(7, 'form').read('1')).toBeNull()
})

it('begins anew where what is kept cannot be read', () => {
  keptWork(7, 'form').write('1', '{')
  renderAlone(<Form pay="$1" />)
  expect(screen.getByLabelText('Title')).toHaveValue('Nurse')
})
