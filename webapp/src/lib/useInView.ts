import { useCallback, useState } from 'react'

/** Whether an element is in sight, true until that is known. `margin` widens or narrows the window, as CSS writes it. */
export function useInView(margin: string) {
  const [isInView, setInView] = useState(true)
  const place = useCallback(
    (element: Element | null) => {
      if (!element || !('IntersectionObserver' in window)) return
      const watch = new IntersectionObserver(([seen]) => setInView(seen?.isIntersecting ?? true), {
        rootMargin: margin,
      })
      watch.observe(element)
      return () => watch.disconnect()
    },
    [margin],
  )
  return { isInView, place }
}
