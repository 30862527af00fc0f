import { useState } from 'react'

import type { Question } from '@/api/analyses'
import type { MatchStorage } from '@/lib/kept/matchStorage'

function keptTexts(storage: MatchStorage): string[] {
  try {
    const texts: unknown = JSON.parse(storage.get('ownQuestions'))
    return Array.isArray(texts) ? texts.filter((text) => typeof text === 'string') : []
  } catch {
    return []
  }
}

/** Questions that the person expects, kept in this tab next to ours. */
export function useOwnQuestions(storage: MatchStorage, ours: Question[]) {
  const [texts, setTexts] = useState(() => keptTexts(storage))
  const put = (next: string[]) => {
    setTexts(next)
    storage.keep('ownQuestions', JSON.stringify(next))
  }
  const level = ours[0]?.level ?? 'beginner'
  const own = texts
    .filter((text) => ours.every((question) => question.text !== text))
    .map((text, at) => ({ number: ours.length + at + 1, text, answer: '', quote: '', topic: '', gap: false, level }))
  return {
    questions: [...ours, ...own],
    isOwn: (question: Question) => texts.includes(question.text),
    add: (text: string) => put([...new Set([...texts, text])]),
    remove: (text: string) => put(texts.filter((item) => item !== text)),
  }
}
