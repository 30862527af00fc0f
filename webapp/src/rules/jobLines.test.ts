import { describe, expect, it } from 'vitest'

import { jobBlocks } from '@/rules/jobText'
import { asHeading, toggledBold, toggledList } from '@/rules/jobLines'

describe('the lines of a job', () => {
  it('become a list and lines again', () => {
    const text = 'We offer\nA fair wage\n\nTime off'
    const list = toggledList(text, 10, text.length)
    expect(list.text).toBe('We offer\n- A fair wage\n\n- Time off')
    expect(toggledList(list.text, list.start, list.end).text).toBe(text)
    expect(toggledList('', 0, 0)).toEqual({ text: '- ', start: 2, end: 2 })
  })

  it('have words in bold, and take it back', () => {
    const { text, start, end } = toggledBold('We pay a fair wage here.', 7, 18)
    expect(text).toBe('We pay **a fair wage** here.')
    expect(toggledBold(text, start, end).text).toBe('We pay a fair wage here.')
    expect(toggledBold(text, start - 2, end + 2).text).toBe('We pay a fair wage here.')
    expect(toggledBold('', 0, 0)).toEqual({ text: '**bold words**', start: 2, end: 12 })
    expect(toggledBold('One\nTwo', 0, 7).text).toBe('One\nTwo')
  })

  it('become a heading that people see as one', () => {
    const { text } = asHeading('We weave.\n- What we offer:\nA fair wage.', 14, 14)
    expect(text).toBe('We weave.\n\nWhat we offer\nA fair wage.')
    expect(jobBlocks(text)[1]).toEqual({ kind: 'heading', text: 'What we offer' })
    expect(asHeading('', 0, 0)).toEqual({ text: 'Heading\n', start: 0, end: 7 })
  })
})
