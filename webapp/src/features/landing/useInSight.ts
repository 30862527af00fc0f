import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is on the screen. True in browsers that cannot observe it. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const blind = typeof IntersectionObserver !== 'function'
  const [inSight, setInSight] = useState(blind)
  useEffect(() => {
    if (blind || !element.current) return undefined
    const observer = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [blind, element])
  return inSight
}
