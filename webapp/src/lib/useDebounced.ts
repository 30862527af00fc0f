import { useEffect, useState } from 'react'

/** Milliseconds without typing before a search starts. */
export const SEARCH_REST = 250

/** The latest value that stayed unchanged for this many milliseconds. */
export function useDebounced<Value>(value: Value, rest = SEARCH_REST): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return settled
}
