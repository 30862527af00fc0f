import { useEffect, useState } from 'react'

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** The seconds that are left until a moment, counted down; 0 from then on. */
export function useCountdown(moment: number): number {
  const [left, setLeft] = useState(() => secondsUntil(moment))
  useEffect(() => {
    const look = () => setLeft(secondsUntil(moment))
    look()
    const timer = setInterval(() => {
      look()
      if (secondsUntil(moment) === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [moment])
  return left
}

/** 42 as '0:42'. */
export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
