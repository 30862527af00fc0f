import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { lazy, Suspense, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { Button } from '@/components/Button'
import { Chip } from '@/components/Chip'
import { Dialog } from '@/components/Dialog'
import { ErrorBoundary } from '@/components/ErrorBoundary'
import { Field } from '@/components/Field'
import { OfflineNotice } from '@/components/OfflineNotice'
import { Segments } from '@/components/Segments'
import { Tabs } from '@/components/Tabs'
import { TextArea } from '@/components/TextArea'
import { Toasts } from '@/components/Toasts'
import { reloadWhenOutdated } from '@/lib/freshBuild'
import { notify } from '@/lib/notify'
import { RemoveScroll } from '@/lib/scrollLock'
import { server } from '@/testing/server'

describe('a button', () => {
  it('says what runs and cannot be pressed meanwhile', async () => {
    const pressed = vi.fn()
    render(
      <Button busy="Saving..." onClick={pressed}>
        Save
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Saving...' })
    await userEvent.click(button)
    expect(button).toBeDisabled()
    expect(pressed).not.toHaveBeenCalled()
  })
})

describe('a field', () => {
  it('names its control, describes it by hint and error, and says the error aloud', () => {
    render(
      <Field label="Message" hint="at most 150 words" error="Write something">
        <TextArea />
      </Field>,
    )
    const control = screen.getByRole('textbox', { name: 'Message' })
    expect(control).toBeInvalid()
    expect(control).toHaveAccessibleDescription('at most 150 words Write something')
    expect(screen.getByRole('alert')).toHaveTextContent('Write something')
  })
})

describe('a choice of few', () => {
  it('moves with the arrow keys', async () => {
    const options = [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two' },
    ]
    const Choice = () => {
      const [value, setValue] = useState('one')
      return <Segments label="Which" options={options} value={value} onChange={setValue} />
    }
    render(<Choice />)
    await userEvent.click(screen.getByRole('radio', { name: 'One' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Two' })).toBeChecked()
  })

  it('that is wider than its place shows the chosen one', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const place = { One: [0, 200], Two: [200, 400] }[this.textContent] ?? [0, 300]
      return { left: place[0]!, right: place[1]! } as DOMRect
    })
    const options = [
      { value: 'one', label: 'One' },
      { value: 'two', label: 'Two' },
    ]
    const { rerender } = render(<Segments label="Which" options={options} value="one" onChange={() => {}} />)
    expect(screen.getByRole('radiogroup').scrollLeft).toBe(0)
    rerender(<Segments label="Which" options={options} value="two" onChange={() => {}} />)
    expect(screen.getByRole('radiogroup').scrollLeft).toBe(100)
  })

  it('is shown by tabs with their own panels', async () => {
    const tabs = [
      { value: 'a', label: 'People', content: <Chip tone="matching">Python</Chip> },
      { value: 'b', label: 'Jobs', content: <p>forty jobs</p> },
    ]
    const Choice = () => {
      const [value, setValue] = useState('a')
      return <Tabs label="Which" tabs={tabs} value={value} onChange={setValue} />
    }
    render(<Choice />)
    expect(screen.getByRole('tabpanel', { name: 'People' })).toHaveTextContent('Python')
    await userEvent.click(screen.getByRole('tab', { name: 'Jobs' }))
    expect(screen.getByRole('tabpanel', { name: 'Jobs' })).toHaveTextContent('forty jobs')
  })
})

describe('a dialog', () => {
  it('is named and described, closes by Escape and gives the focus back', async () => {
    const Page = () => {
      const [open, setOpen] = useState(false)
      return (
        <>
          <Button onClick={() => setOpen(true)}>Ask</Button>
          <Dialog open={open} onOpenChange={setOpen} title="Sure?" lead="It cannot be undone." />
        </>
      )
    }
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
    expect(screen.getByRole('dialog', { name: 'Sure?' })).toHaveAccessibleDescription('It cannot be undone.')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus()
  })
})

describe('the lock of the page', () => {
  it('holds the page still until the last dialog has closed', () => {
    const overflow = () => document.documentElement.style.overflow
    const first = render(<RemoveScroll>one</RemoveScroll>)
    const second = render(<RemoveScroll>other</RemoveScroll>)
    expect(overflow()).toBe('hidden')
    first.unmount()
    expect(overflow()).toBe('hidden')
    second.unmount()
    expect(overflow()).toBe('')
  })
})

describe('a toast', () => {
  it('is read out, a failure at once, even when it was said before toasts were loaded', async () => {
    notify('Profile saved successfully!', { tone: 'good' })
    render(<Toasts />)
    act(() => notify('Failed to fetch jobs', { tone: 'bad', text: 'Nothing you typed is lost.' }))
    const failure = await screen.findByText('Failed to fetch jobs')
    expect(failure.closest('[role=alert]')).toHaveTextContent('Failed to fetch jobsNothing you typed is lost.')
    const success = await screen.findByText('Profile saved successfully!')
    expect(success.closest('[role=status]')).not.toBeNull()
  })

  it('is closed over an open dialog without closing that', async () => {
    const onOpenChange = vi.fn()
    render(
      <>
        <Dialog open onOpenChange={onOpenChange} title="Close this job?" />
        <Toasts />
      </>,
    )
    act(() => notify('Failed to close job.', { tone: 'bad' }))
    await screen.findByText('Failed to close job.')
    await userEvent.click(screen.getByLabelText('Close this message'))
    await waitFor(() => expect(screen.queryByText('Failed to close job.')).toBeNull())
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

describe('when something is not as it should be', () => {
  it('a broken screen leaves a way back, and may be tried again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const left = vi.fn()
    let broken = true
    const Screen = () => {
      if (broken) throw new Error('broken')
      return <p>works</p>
    }
    render(
      <MemoryRouter>
        <ErrorBoundary onLeave={left}>
          <Screen />
        </ErrorBoundary>
      </MemoryRouter>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('This page stopped working')
    await userEvent.click(screen.getByRole('button', { name: 'Go to my home page' }))
    expect(left).toHaveBeenCalledOnce()
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('works')).toBeVisible()
  })

  it('a screen that was never loaded waits for the connection, and comes with it by itself', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.use(http.get('*/api/health', () => HttpResponse.json({ success: true })))
    const reload = vi.fn()
    onTestFinished(reloadWhenOutdated(reload))
    const Screen = lazy(async () => {
      window.dispatchEvent(new Event('vite:preloadError'))
      throw new Error('Failed to fetch dynamically imported module')
    })
    render(
      <MemoryRouter>
        <ErrorBoundary onLeave={() => {}}>
          <Suspense>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </MemoryRouter>,
    )
    expect(await screen.findByRole('alert')).toHaveTextContent('This page needs a connection')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(reload).not.toHaveBeenCalled()
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('says for as long as the browser is offline that nothing is lost', () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<OfflineNotice />)
    expect(screen.getByRole('status')).toHaveTextContent(
      'You are offlineWhat you typed stays where it is. Send it when you are back.',
    )
    online.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
