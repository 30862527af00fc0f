import { useEffect, useRef, useState } from 'react'

import { useSaveCareerMutation, type Career } from '@/api/careers'
import { problemsIn } from '@/features/careers/sections'
import { codeOf, messageOf } from '@/rules/errors'

/** Milliseconds without typing before the career is saved. */
const REST = 800
const MOST_UNDONE = 50

/** A career while it is edited: it saves itself, and every step can be undone. */
export function useCareer(first: Career, firstVersion: string) {
  const [career, setCareer] = useState(first)
  const [past, setPast] = useState<Career[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const [saved, setSaved] = useState(first)
  const [attempt, setAttempt] = useState(0)
  const version = useRef(firstVersion)
  const sending = useRef(false)
  const last = useRef(0)
  const [send] = useSaveCareerMutation()

  const change = (next: Career) => {
    const now = Date.now()
    // What is typed without a rest is one step.
    if (now - last.current > REST || past.length === 0) setPast([...past.slice(1 - MOST_UNDONE), career])
    last.current = now
    setCareer(next)
  }
  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    last.current = 0
    setCareer(before)
  }

  const problems = problemsIn(career)
  const isSaved = career === saved
  useEffect(() => {
    if (isSaved || problems > 0 || isElsewhere) return
    const timer = setTimeout(() => {
      if (sending.current) return
      sending.current = true
      send({ career, version: version.current })
        .unwrap()
        .then((answer) => {
          version.current = answer.version
          setSaved(career)
          setRefusal(null)
        })
        .catch((error: unknown) => {
          setElsewhere(codeOf(error) === 'changed_elsewhere')
          setRefusal(messageOf(error) ?? 'Not saved yet: there is no connection. We try again after the next change.')
        })
        .finally(() => {
          sending.current = false
          setAttempt((count) => count + 1)
        })
    }, REST)
    return () => clearTimeout(timer)
    // A change during a save waits for its end: `attempt`. A refused save waits for the next change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [career, saved, problems, isElsewhere, refusal === null ? attempt : 0])

  return { career, change, undo, canUndo: past.length > 0, isSaved, problems, refusal, isElsewhere }
}
