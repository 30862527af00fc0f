import { useCallback, useEffect, useRef, useState } from 'react'

const WRITING = 'textarea, select, input:not([type=radio], [type=checkbox], [type=file])'

/**
 * Leads a person to a result that has just arrived: its heading takes the focus, so that it is read out, and its
 * beginning is scrolled into view. Somebody who is writing meanwhile is left where they are.
 */
export function useArrival() {
  const [arrivals, setArrivals] = useState(0)
  const result = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const place = result.current
    if (arrivals === 0 || !place || document.activeElement?.matches(WRITING)) return
    const lead = () => {
      const heading = place.querySelector<HTMLElement>('[data-result-heading]')
      heading?.focus({ preventScroll: true })
      const { top } = place.getBoundingClientRect()
      if (top < 0 || top > window.innerHeight / 2) place.scrollIntoView?.({ block: 'start' })
      return heading !== null
    }
    if (lead()) return
    // The code that draws it is still on its way.
    const drawn = new MutationObserver(() => lead() && drawn.disconnect())
    drawn.observe(place, { childList: true, subtree: true })
    return () => drawn.disconnect()
  }, [arrivals])

  const announce = useCallback(() => setArrivals((count) => count + 1), [])
  return { result, announce }
}
