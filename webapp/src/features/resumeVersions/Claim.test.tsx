import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import type { ResumeMatch } from '@/api/resumeVersions'
import { ClaimPopover } from '@/features/resumeVersions/Claim'
import { renderAlone } from '@/testing/renderAlone'

const match = { percent: 70, sentences: [{ id: 's1', percent: 8, proves: [] }] } as unknown as ResumeMatch

function Claims() {
  const [chosen, setChosen] = useState('s0')
  const [answers, setAnswers] = useState<string[]>([])
  const answer = (word: string) => (id: string) => setAnswers([...answers, `${word} ${id}`])
  return (
    <>
      <p>{answers.join(', ')}</p>
      {chosen !== '' && (
        <ClaimPopover
          id={chosen}
          ids={['s0', 's1']}
          match={match}
          isBusy={false}
          onChoose={setChosen}
          onYes={answer('yes')}
          onNo={answer('no')}
        />
      )}
    </>
  )
}

it('asks about one claim after the other, and closes by Escape [WS-121]', async () => {
  const { person } = renderAlone(<Claims />)
  expect(screen.getByRole('dialog', { name: 'Is it true? 1 of 2' })).toBeVisible()
  expect(screen.queryByText(/If it is true/)).toBeNull() // it would add nothing
  await person.click(screen.getByRole('button', { name: 'No, leave it out' }))
  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('2 of 2')).toBeVisible()
  expect(screen.getByText(/it adds 8 and takes you to 78%\.$/)).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Yes, add it to my career' }))
  expect(screen.getByText('no s0, yes s1')).toBeVisible()
  await person.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByText('1 of 2')).toBeVisible()
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
