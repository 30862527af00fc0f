import { useEffect, useEffectEvent, useState } from 'react'

import { carriesFile } from '@/lib/useFileDrop'

/** Takes all files that are dropped anywhere on the page, and says whether some hover over it. */
export function useFilesDrop(onFiles: (files: File[]) => void): boolean {
  const [hovering, setHovering] = useState(false)
  const take = useEffectEvent(onFiles)

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener(
      'dragover',
      (event) => {
        if (!carriesFile(event.dataTransfer)) return
        event.preventDefault()
        setHovering(true)
      },
      { signal },
    )
    // Only a pointer that leaves the window has no related target.
    document.addEventListener('dragleave', (event) => event.relatedTarget === null && setHovering(false), { signal })
    document.addEventListener(
      'drop',
      (event) => {
        setHovering(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        take(files)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])

  return hovering
}
