import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useRoom } from '@/lib/useRoom'
import { atADesk } from '@/testing/recruiting'

let width = 0
let resized = () => {}

beforeEach(() => {
  atADesk()
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  document.documentElement.style.fontSize = ''
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function List() {
  const { hasRoom, place } = useRoom(960)
  return <div ref={place}>{hasRoom ? 'table' : 'cards'}</div>
}

const grow = (to: number) =>
  act(() => {
    width = to
    resized()
  })

it('measures the list itself, whatever the window has, in letters', () => {
  width = 959
  render(<List />)
  expect(screen.getByText('cards')).toBeVisible()
  grow(960)
  expect(screen.getByText('table')).toBeVisible()
  document.documentElement.style.fontSize = '20px'
  grow(1199)
  expect(screen.getByText('cards')).toBeVisible()
  grow(1200)
  expect(screen.getByText('table')).toBeVisible()
})
