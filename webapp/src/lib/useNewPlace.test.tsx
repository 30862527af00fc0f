import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router'
import { describe, expect, it, vi } from 'vitest'

import { useNewPlace } from '@/lib/useNewPlace'
import { quiet } from '@/testing/quiet'

/** One screen with two views, the second at another address. */
function Views() {
  useNewPlace()
  const go = useNavigate()
  const isList = useLocation().search === ''
  const look = () => void go('?view=one')
  return (
    <main>
      <h1 tabIndex={-1}>{isList ? 'All' : 'One'}</h1>
      {isList && <button onClick={look}>Open</button>}
      <button onClick={look}>Open, too</button>
    </main>
  )
}

/** Two places; the heading of the second comes when its code does. */
function Places({ hasCome }: { hasCome: boolean }) {
  useNewPlace()
  const go = useNavigate()
  const isThere = useLocation().pathname === '/there'
  return (
    <>
      <button onClick={() => void go('/there')}>Go</button>
      <main>
        {!isThere && <h1 tabIndex={-1}>Here</h1>}
        {isThere && hasCome && <h1 tabIndex={-1}>There</h1>}
      </main>
    </>
  )
}

function open() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const page = (hasCome: boolean) => (
    <MemoryRouter useTransitions={false}>
      <Places hasCome={hasCome} />
    </MemoryRouter>
  )
  const { rerender } = render(page(false))
  const button = screen.getByRole('button', { name: 'Go' })
  button.focus()
  fireEvent.click(button)
  return { button, come: () => rerender(page(true)) }
}

describe('where a page starts', () => {
  const scrolls = (at: string) => {
    sessionStorage.setItem('scrollPositions', JSON.stringify({ 'default /': 120 }))
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    render(
      <MemoryRouter useTransitions={false} initialEntries={[at]}>
        <Places hasCome />
      </MemoryRouter>,
    )
    return scroll.mock.calls[0]
  }

  it('is where somebody was, when the same address is loaded again', () => {
    expect(scrolls('/')).toEqual([0, 120])
  })

  it('is its top, however far down another address was left in the same tab', () => {
    expect(scrolls('/there')).toEqual([0, 0])
  })
})

describe('the heading of a new place', () => {
  it('takes the focus, however late it comes', async () => {
    const { come } = open()
    act(() => vi.advanceTimersByTime(60_000))
    come()
    await waitFor(() => expect(screen.getByRole('heading', { name: 'There' })).toHaveFocus())
  })

  it.each([
    ['Open', 'heading', 'One'],
    ['Open, too', 'button', 'Open, too'],
  ])('after %s on the same screen goes to the %s: only where what was pressed is gone', (name, role, there) => {
    render(
      <MemoryRouter useTransitions={false}>
        <Views />
      </MemoryRouter>,
    )
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    expect(screen.getByRole(role, { name: there })).toHaveFocus()
  })

  it('leaves it to whoever has gone on meanwhile', async () => {
    const { button, come } = open()
    fireEvent.keyDown(button, { key: 'Tab' })
    come()
    await act(quiet)
    expect(button).toHaveFocus()
  })
})
