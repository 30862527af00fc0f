import { faq } from '@/features/help/faq'
import { grammar, synonyms } from '@/features/help/synonyms'
import { topics } from '@/features/help/topics'
import { bestEntry, wordsOf } from '@/rules/chat'
import { makeNearness, makeReader } from '@/rules/nearWordings'

const wordings = [
  ...topics.map(({ name, keywords, asked }) => [name, ...keywords, ...asked.split(' / ')]),
  ...faq.map(({ question, asked }) => [...question.split(/[:,?] /), ...asked.split(' / ')]),
]
const nearness = makeNearness(wordings, makeReader(grammar, synonyms))
const vocabulary = new Set(wordings.flat().flatMap(wordsOf))

/** The topic or question that answers best, or null. */
export const replyTo = (question: string) => bestEntry(question, topics, faq, nearness, vocabulary)
