import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** One step back in the history, no matter how often it is requested before the browser has gone there. */
export function useStepBack() {
  const { key } = useLocation()
  const navigate = useNavigate()
  const left = useRef<string | null>(null)
  useEffect(() => {
    left.current = null
  }, [key])
  return useCallback(() => {
    if (left.current === key) return
    left.current = key
    void navigate(-1)
  }, [key, navigate])
}
