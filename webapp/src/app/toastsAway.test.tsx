import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { notify } from '@/lib/notify'
import { openApp } from '@/testing/renderApp'
import { settled } from '@/testing/quiet'

vi.mock('@/components/Toasts', () => {
  throw new Error('The line is gone.')
})

it('a toast whose code cannot be loaded leaves the screen as it is, with what was typed', async () => {
  const { person } = openApp('/user/login')
  await person.type(await screen.findByLabelText('Email'), 'maya@okafor.example')
  notify('The server did not answer.', { tone: 'bad' })
  await expect(import('@/components/Toasts')).rejects.toThrow('error when mocking a module')
  await act(settled)
  expect(screen.getByLabelText('Email')).toHaveValue('maya@okafor.example')
})
