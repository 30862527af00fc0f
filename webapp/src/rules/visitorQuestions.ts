/* Questions of visitors, in words. */

import { counted } from '@/rules/figures'

type State = 'waiting' | 'answered' | 'closed'

export const stateText: Record<State, string> = {
  waiting: 'Not answered yet',
  answered: 'Answered',
  closed: 'Closed',
}

/** '3 questions, 1 unanswered'. */
export const questionsText = (total: number, waiting: number): string =>
  waiting ? `${counted(total, 'question')}, ${waiting} unanswered` : counted(total, 'question')
