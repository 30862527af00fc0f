import { faq } from '@/features/help/faq'
import { otherWords } from '@/features/help/otherWords'
import { topics } from '@/features/help/topics'
import { bestEntry } from '@/rules/chat'

/** The topic or question that answers best, or null. */
export const replyTo = (question: string) => bestEntry(question, topics, faq, otherWords)
