/* Visitors' questions, in words. */

import { counted } from '@/rules/figures'

type State = 'waiting' | 'answered' | 'closed'

export const stateText: Record<State, string> = {
  waiting: 'Not answered yet',
  answered: 'Answered',
  closed: 'Closed',
}

/** '3 questions', '3 unanswered questions', '3 questions, 1 unanswered'. */
export const questionsText = (total: number, waiting: number): string =>
  waiting === total
    ? counted(total, 'unanswered question')
    : counted(total, 'question') + (waiting ? `, ${waiting} unanswered` : '')
