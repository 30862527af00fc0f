import { useEffect, useState } from 'react'

/** So long the typing rests before it is looked for. */
export const SEARCH_REST = 250

/** A value that follows only after it has rested for so many milliseconds. */
export function useDebounced<Value>(value: Value, rest = SEARCH_REST): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return settled
}
