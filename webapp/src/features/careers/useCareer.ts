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
  const sending = useRef<Promise<void> | null>(null)
  const unsaved = useRef<Career | null>(null)
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
  const isToSave = !isSaved && problems === 0 && !isElsewhere
  useEffect(() => {
    unsaved.current = isToSave ? career : null
    if (!isToSave) return
    const timer = setTimeout(() => {
      if (sending.current) return
      sending.current = send({ career, version: version.current })
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
          sending.current = null
          setAttempt((count) => count + 1)
        })
    }, REST)
    return () => clearTimeout(timer)
    // A change during a save waits for its end: `attempt`. A refused save waits for the next change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [career, saved, problems, isElsewhere, refusal === null ? attempt : 0])

  // Whoever goes to another screen before the rest is over loses nothing; the browser asks whoever closes the tab.
  useEffect(
    () => () => {
      const left = unsaved.current
      if (left) void Promise.resolve(sending.current).then(() => send({ career: left, version: version.current }))
    },
    [send],
  )
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved])

  return { career, change, undo, canUndo: past.length > 0, isSaved, problems, refusal, isElsewhere }
}
