import { useEffect, useRef, useState } from 'react'

import { codeOf, isUnreachable, messageOf, statusOf } from '@/rules/errors'

const MOST_UNDONE = 50
/** Milliseconds until a save that the server did not answer is tried again. */
export const RETRY = 10_000
const AWAY = 'Not saved yet: the server does not answer. We keep trying.'
const isAway = (error: unknown) => isUnreachable(error) || Number(statusOf(error)) >= 500

type Options<Value> = {
  first: Value
  version: string
  /** Sends a value that is based on a version, or replaces any; answers with the next version. */
  save: (value: Value, version: string | undefined) => Promise<{ version: string }>
  /** Milliseconds without a change before it is saved; what changes within them is one step. */
  rest: number
  /** Whether the value may be sent as it is. */
  isValid?: boolean | ((value: Value) => boolean)
}

/** A value while it is edited: it saves itself, every step can be undone, and a newer version elsewhere stops it. */
export function useAutosave<Value>({ first, version: firstVersion, save, rest, isValid = true }: Options<Value>) {
  const [value, setValue] = useState(first)
  const [past, setPast] = useState<Value[]>([])
  const [future, setFuture] = useState<Value[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isElsewhere, setElsewhere] = useState(false)
  const [saved, setSaved] = useState<Value | null>(first)
  const [savedAt, setSavedAt] = useState<Date | null>(null)
  const [attempt, setAttempt] = useState(0)
  const version = useRef<string | undefined>(firstVersion)
  const sending = useRef<Promise<void> | null>(null)
  const unsaved = useRef<Value | null>(null)
  const last = useRef(0)
  const send = useRef(save)
  useEffect(() => {
    send.current = save
  })

  const change = (next: Value) => {
    const now = Date.now()
    if (now - last.current > rest || past.length === 0) setPast([...past.slice(1 - MOST_UNDONE), value])
    last.current = now
    setFuture([])
    setValue(next)
  }
  const undo = () => {
    const before = past.at(-1)
    if (before === undefined) return
    setPast(past.slice(0, -1))
    setFuture([...future, value])
    last.current = 0
    setValue(before)
  }
  const redo = () => {
    const next = future.at(-1)
    if (next === undefined) return
    setFuture(future.slice(0, -1))
    setPast([...past, value])
    last.current = 0
    setValue(next)
  }
  /** Goes on from what the server has saved by another call. */
  const restart = (next: Value, nextVersion: string) => {
    version.current = nextVersion
    setValue(next)
    setSaved(next)
    setPast([])
    setFuture([])
  }

  /** Saves what is here in place of the newer version, even if it is what was first here. */
  const insist = () => {
    version.current = undefined
    setSaved(null)
    setElsewhere(false)
    setRefusal(null)
  }

  const isSaved = value === saved
  const isToSave = !isSaved && !isElsewhere && (typeof isValid === 'function' ? isValid(value) : isValid)
  useEffect(() => {
    unsaved.current = isToSave ? value : null
    if (!isToSave) return
    const timer = setTimeout(() => {
      if (sending.current) return
      sending.current = send
        .current(value, version.current)
        .then((answer) => {
          version.current = answer.version
          setSaved(value)
          setSavedAt(new Date())
          setRefusal(null)
        })
        .catch((error: unknown) => {
          setElsewhere(codeOf(error) === 'changed_elsewhere')
          setRefusal((!isAway(error) && messageOf(error)) || AWAY)
        })
        .finally(() => {
          sending.current = null
          if (unsaved.current !== value) setAttempt((count) => count + 1)
        })
    }, rest)
    return () => clearTimeout(timer)
    // A change during a save waits for its end: `attempt`. A refused save waits for the next change or the next try.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [value, saved, isToSave, attempt])

  useEffect(() => {
    if (refusal !== AWAY) return
    const again = () => {
      setRefusal(null)
      setAttempt((count) => count + 1)
    }
    const timer = setTimeout(again, RETRY)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [refusal])

  // Going to another screen before the pause is over loses nothing; the browser asks before the tab closes.
  useEffect(
    () => () => {
      const left = unsaved.current
      if (left !== null) void Promise.resolve(sending.current).then(() => send.current(left, version.current))
    },
    [],
  )
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved])

  return {
    value,
    change,
    undo,
    redo,
    restart,
    /** How many of the changes can be undone. */
    steps: past.length,
    canRedo: future.length > 0,
    isSaved,
    /** Null until something was changed. */
    savedAt,
    refusal,
    isElsewhere,
    insist,
  }
}
