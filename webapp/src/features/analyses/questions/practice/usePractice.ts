import { useCallback, useEffect, useRef, useState } from 'react'

import { useCheckPracticeMutation, type PracticeAnswer } from '@/api/practice'
import type { MatchStorage } from '@/lib/kept/matchStorage'
import { serverSentence } from '@/rules/reply'

const SAVE_AFTER = 2000 // milliseconds

export interface PracticeDraft {
  answer: string
  /** What was found the last time, and for which words: nothing is marked in words that were written since. */
  checked: { answer: string; found: PracticeAnswer } | null
  /** The stories of the story bank that it tells. */
  stories?: number[]
}

type Drafts = Readonly<Record<string, PracticeDraft>>

const EMPTY: PracticeDraft = { answer: '', checked: null }

function keptDrafts(storage: MatchStorage): Drafts {
  try {
    const stored = JSON.parse(storage.get('practice')) as Drafts
    return Object.values(stored).every((item) => typeof item.answer === 'string') ? stored : {}
  } catch {
    return {}
  }
}

/** The answers to practice, one for each question, kept in this tab. */
export function usePractice(storage: MatchStorage) {
  const [check, { isLoading }] = useCheckPracticeMutation()
  const [drafts, setDrafts] = useState(() => keptDrafts(storage))
  const [failure, setFailure] = useState<string | null>(null)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const latest = useRef(drafts)

  useEffect(() => {
    latest.current = drafts
    const timer = setTimeout(() => {
      if (storage.keep('practice', JSON.stringify(drafts))) setSavedAt(new Date())
    }, SAVE_AFTER)
    return () => clearTimeout(timer)
  }, [drafts, storage])
  // Leaving or reloading before the pause loses nothing.
  useEffect(() => {
    const save = () => void storage.keep('practice', JSON.stringify(latest.current))
    window.addEventListener('pagehide', save)
    return () => {
      window.removeEventListener('pagehide', save)
      save()
    }
  }, [storage])

  const draftOf = (question: string): PracticeDraft => drafts[question] ?? EMPTY
  const put = useCallback(
    (question: string, changed: Partial<PracticeDraft>) =>
      setDrafts((before) => ({ ...before, [question]: { ...(before[question] ?? EMPTY), ...changed } })),
    [],
  )

  /** What was found; null where it could not be checked. */
  const checked = async (question: string, facts: string[]): Promise<PracticeAnswer | null> => {
    const { answer } = draftOf(question)
    setFailure(null)
    const result = await check({ question, answer, facts })
    if (!result.data) {
      setFailure(serverSentence(result.error) ?? 'Your answer could not be checked. Please try again.')
      return null
    }
    put(question, { checked: { answer, found: result.data } })
    return result.data
  }

  return {
    draftOf,
    checking: isLoading,
    failure,
    savedAt,
    /** The stories that each of the answers tells. */
    stories: Object.values(drafts).flatMap((draft) => draft.stories ?? []),
    write: (question: string, answer: string) => put(question, { answer }),
    tell: (question: string, answer: string, story: number) =>
      put(question, { answer, stories: [...(draftOf(question).stories ?? []), story] }),
    check: checked,
  }
}
