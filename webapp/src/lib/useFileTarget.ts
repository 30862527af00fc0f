import { useState, type ClipboardEvent, type DragEvent, type SyntheticEvent } from 'react'

import { carriesFile, pastedFile } from '@/lib/useFileDrop'

const isDisabled = ({ currentTarget }: SyntheticEvent) => currentTarget.closest('fieldset:disabled') !== null

/** What makes of an element a place for one file that is dropped on it, or pasted while something in it has the focus. */
export function useFileTarget(onFile: (file: File) => void) {
  const [hovering, setHovering] = useState(false)
  const target = {
    onDragEnter: (event: DragEvent) => setHovering(carriesFile(event.dataTransfer) && !isDisabled(event)),
    onDragLeave: (event: DragEvent) => {
      // Each child that the pointer comes to is left for another, too.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setHovering(false)
    },
    onDragOver: (event: DragEvent) => carriesFile(event.dataTransfer) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      setHovering(false)
      const file = event.dataTransfer.files[0]
      if (!file) return
      event.preventDefault()
      if (!isDisabled(event)) onFile(file)
    },
    onPaste: (event: ClipboardEvent) => {
      const file = pastedFile(event.clipboardData)
      if (!file || isDisabled(event)) return
      event.preventDefault()
      onFile(file)
    },
  }
  return { hovering, target }
}
