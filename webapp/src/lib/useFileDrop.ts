import { useEffect, useEffectEvent, useState } from 'react'

export const carriesFile = (dragged: DataTransfer | null) => dragged?.types.includes('Files') ?? false

/** The copied file, if a file was meant: a copied text may come with a picture of itself. */
export const pastedFile = (copied: DataTransfer | null) =>
  copied?.types.includes('text/plain') ? undefined : copied?.files[0]

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
      if (!carriesFile(event.dataTransfer)) return
      depth = Math.max(0, depth + change)
      setHovering(depth > 0)
    }
    document.addEventListener('dragenter', over(1), { signal })
    document.addEventListener('dragleave', over(-1), { signal })
    document.addEventListener('dragover', (event) => carriesFile(event.dataTransfer) && event.preventDefault(), {
      signal,
    })
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
        const file = pastedFile(event.clipboardData)
        if (!file) return
        event.preventDefault()
        take(file)
      },
      { signal },
    )
    return () => listeners.abort()
  }, [])

  return hovering
}
