import { useEffect, useEffectEvent, useState } from 'react'

function carriesFile(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/**
 * Takes a file that is dropped or pasted anywhere on the page, and says whether one hovers over it. A file that misses
 * the field would otherwise make the browser leave the page for it.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [hovering, setHovering] = useState(false)
  const take = useEffectEvent(onFile)

  useEffect(() => {
    let depth = 0 // enter and leave also fire for every child under the pointer
    const listeners = new AbortController()
    const { signal } = listeners
    const over = (change: number) => (event: DragEvent) => {
      if (!carriesFile(event)) return
      depth = Math.max(0, depth + change)
      setHovering(depth > 0)
    }
    document.addEventListener('dragenter', over(1), { signal })
    document.addEventListener('dragleave', over(-1), { signal })
    document.addEventListener('dragover', (event) => carriesFile(event) && event.preventDefault(), { signal })
    document.addEventListener(
      'drop',
      (event) => {
        depth = 0
        setHovering(false)
        const file = event.dataTransfer?.files[0]
        if (!file) return
        event.preventDefault()
        take(file)
      },
      { signal },
    )
    document.addEventListener(
      'paste',
      (event) => {
        const file = event.clipboardData?.files[0]
        // A copied text may carry a picture of itself along: then the text is what is meant.
        if (!file || event.clipboardData?.types.includes('text/plain')) return
        event.preventDefault()
        take(file)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])

  return hovering
}
