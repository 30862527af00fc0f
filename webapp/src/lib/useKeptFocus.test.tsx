import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { SOON, useKeptFocus } from '@/lib/useKeptFocus'

function Screen() {
  useKeptFocus()
  const [names, setNames] = useState(['Ann', 'Ben', 'Cid'])
  const [isDecided, setDecided] = useState(false)
  const [isOff, setOff] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  return (
    <main tabIndex={-1}>
      {isElsewhere ? (
        <h1 tabIndex={-1}>Elsewhere</h1>
      ) : (
        <div>
          <h1 tabIndex={-1}>Here</h1>
          <button onClick={() => setElsewhere(true)}>Go</button>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <button onClick={() => setNames(names.filter((listedName) => listedName !== name))}>
                  Delete {name}
                </button>
              </li>
            ))}
          </ul>
          <p>
            {isDecided && <button>Reset</button>}
            {!isDecided && <button onClick={() => setDecided(true)}>Select</button>}
            {!isDecided && <button>Reject</button>}
          </p>
          <p>
            {isOff ? (
              <button key="on">Activate</button>
            ) : (
              <button key="off" onClick={() => setOff(true)}>
                Deactivate
              </button>
            )}
            <button>Remove</button>
          </p>
          <button>The end</button>
        </div>
      )}
    </main>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** With the key, and what comes of it. */
async function press(name: string, meanwhile = () => {}) {
  button(name).focus()
  fireEvent.keyDown(button(name), { key: 'Enter' })
  // So a browser reports it, just before what has the focus is taken away.
  fireEvent.focusOut(button(name))
  fireEvent.click(button(name))
  await act(async () => meanwhile())
  act(() => vi.advanceTimersByTime(SOON))
}

describe('the focus of what has gone', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    render(<Screen />)
  })

  it('goes to the row after it, from the last one to the row before, and on behind an empty list', async () => {
    await press('Delete Ben')
    expect(button('Delete Cid')).toHaveFocus()
    await press('Delete Cid')
    expect(button('Delete Ann')).toHaveFocus()
    await press('Delete Ann')
    expect(button('Select')).toHaveFocus()
  })

  it('goes to what has taken its place', async () => {
    await press('Select')
    expect(button('Reset')).toHaveFocus()
    await press('Deactivate')
    expect(button('Activate')).toHaveFocus()
  })

  it('goes to the heading where the whole screen is another', async () => {
    await press('Go')
    expect(screen.getByRole('heading', { name: 'Elsewhere' })).toHaveFocus()
  })

  it('stays with whoever has gone on meanwhile', async () => {
    await press('Select', () => button('The end').focus())
    expect(button('The end')).toHaveFocus()
  })

  it('is left alone where somebody pressed with a pointer', async () => {
    await press('Select', () => fireEvent.pointerDown(button('Reset')))
    expect(document.body).toHaveFocus()
  })

  it('is left alone where somebody let go of it', async () => {
    button('The end').focus()
    button('The end').blur()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    await act(async () => document.querySelector('ul')!.remove())
    act(() => vi.advanceTimersByTime(SOON))
    expect(document.body).toHaveFocus()
  })
})
