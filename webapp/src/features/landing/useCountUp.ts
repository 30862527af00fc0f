import { useEffect, useState } from 'react'

/** Counts evenly from 0 to `end` in this many seconds, once it may start; with reduced motion it shows the end. */
export function useCountUp(end: number, seconds: number, { started, calm }: { started: boolean; calm: boolean }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!started || calm) return undefined
    const begin = Date.now()
    const step = (seconds * 1000) / end
    const timer = setInterval(() => {
      const reached = Math.min(end, Math.floor((Date.now() - begin) / step))
      setCount(reached)
      if (reached === end) clearInterval(timer)
    }, step)
    return () => clearInterval(timer)
  }, [end, seconds, started, calm])
  return calm ? end : count
}
