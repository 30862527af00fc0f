export const WORD_LIMIT = 150
export const STARS = [1, 2, 3, 4, 5] as const
export const CATEGORY = 'General Feedback'

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

export const TOO_LONG = `Feedback must not exceed ${WORD_LIMIT} words.`

type Draft = { rating: number; text: string }

/** Why the feedback cannot be sent, or null when it can. */
export function feedbackProblem({ rating, text }: Draft, signedIn: boolean): string | null {
  if (!signedIn) return 'You must be logged in to submit feedback.'
  if (rating === 0 || text.trim() === '') return 'Please provide both rating and feedback.'
  return countWords(text) > WORD_LIMIT ? TOO_LONG : null
}
