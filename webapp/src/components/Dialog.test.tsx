import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { Dialog } from '@/components/Dialog'

const body = (text: string) => screen.getByText(text).parentElement

describe('long text in a dialog', () => {
  it.each([
    ['nothing to press in it takes the focus, so that keys can scroll it', <p key="1">Words</p>, '0'],
    [
      'something to press in it does not',
      <p key="1">
        Words<a href="/there">There</a>
      </p>,
      null,
    ],
  ])('with %s', (_what, content, tabIndex) => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
    render(
      <Dialog open onOpenChange={() => {}} title="Text">
        {content}
      </Dialog>,
    )
    expect(body('Words')?.getAttribute('tabindex')).toBe(tabIndex)
  })
})
