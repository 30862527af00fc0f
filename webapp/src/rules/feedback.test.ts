import { describe, expect, it } from 'vitest'

import { FEEDBACK_CATEGORY, FEEDBACK_STARS, FEEDBACK_WORDS } from '@/api/server.gen'
import { countWords, feedbackProblem } from '@/rules/feedback'

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' \n\t ')

describe('feedback', () => {
  it('has one to five stars, at most 150 words and one category [LIM-15] [FEED-12]', () => {
    expect(FEEDBACK_STARS).toEqual([1, 2, 3, 4, 5])
    expect(FEEDBACK_WORDS).toBe(150)
    expect(FEEDBACK_CATEGORY).toBe('General Feedback')
  })

  it.each([
    ['', 0],
    ['  \n ', 0],
    ['one', 1],
    [' two  words\n', 2],
    ["well-made, isn't it", 3],
    [words(150), 150],
  ])('%o has %i words, parted by white space [FEED-02]', (text, count) => expect(countWords(text)).toBe(count))

  it('needs a log-in first of all [FEED-08]', () =>
    expect(feedbackProblem({ rating: 0, text: '' }, false)).toBe('You must be logged in to submit feedback.'))

  it.each([
    { rating: 0, text: 'Good.' },
    { rating: 3, text: ' \n ' },
    { rating: 0, text: '' },
  ])('needs both rating and text: %o [FEED-09]', (draft) =>
    expect(feedbackProblem(draft, true)).toBe('Please provide both rating and feedback.'),
  )

  it('may have 150 words and not 151 [FEED-10]', () => {
    expect(feedbackProblem({ rating: 1, text: words(150) }, true)).toBeNull()
    expect(feedbackProblem({ rating: 5, text: words(151) }, true)).toBe('Feedback must not exceed 150 words.')
  })
})
