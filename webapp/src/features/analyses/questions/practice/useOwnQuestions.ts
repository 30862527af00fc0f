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
export function useOwnQuestions(storage: MatchStorage, prepared: Question[]) {
  const [texts, setTexts] = useState(() => keptTexts(storage))
  const put = (next: string[]) => {
    setTexts(next)
    storage.keep('ownQuestions', JSON.stringify(next))
  }
  const level = prepared[0]?.level ?? 'beginner'
  const added = texts
    .filter((text) => prepared.every((question) => question.text !== text))
    .map((text, at) => ({
      number: prepared.length + at + 1,
      text,
      answer: '',
      quote: '',
      topic: '',
      gap: false,
      level,
    }))
  return {
    questions: [...prepared, ...added],
    isOwn: (question: Question) => texts.includes(question.text),
    add: (text: string) => put([...new Set([...texts, text])]),
    remove: (text: string) => put(texts.filter((item) => item !== text)),
  }
}
