import { FEEDBACK_INCOMPLETE, FEEDBACK_TOO_LONG, FEEDBACK_WORDS, LOGIN_FOR_FEEDBACK } from '@/api/server.gen'

export const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length

type Draft = { rating: number; text: string }

/** Why the feedback cannot be sent, or null when it can. */
export function feedbackProblem({ rating, text }: Draft, signedIn: boolean): string | null {
  if (!signedIn) return LOGIN_FOR_FEEDBACK
  if (rating === 0 || text.trim() === '') return FEEDBACK_INCOMPLETE
  return countWords(text) > FEEDBACK_WORDS ? FEEDBACK_TOO_LONG : null
}
