import { useState, type ClipboardEvent, type DragEvent, type SyntheticEvent } from 'react'

import { carriesFile, pastedFile } from '@/lib/useFileDrop'

const isDisabled = ({ currentTarget }: SyntheticEvent) => currentTarget.closest('fieldset:disabled') !== null

/** Makes an element the target for a file that is dropped on it, or pasted while something in it has the focus. */
export function useFileTarget(onFile: (file: File) => void) {
  const [hovering, setHovering] = useState(false)
  const target = {
    onDragEnter: (event: DragEvent) => setHovering(carriesFile(event.dataTransfer) && !isDisabled(event)),
    onDragLeave: (event: DragEvent) => {
      // The pointer also leaves each child for another.
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
