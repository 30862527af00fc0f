import { useRef, type ReactNode } from 'react'

import { Button } from '@/components/Button'
import { useField } from '@/components/Field'
import { accepted } from '@/rules/resumeFiles'

type Props = {
  /** Endings such as 'pdf'. */
  formats: readonly string[]
  onFile: (file: File) => void
  children: ReactNode
  size?: 'small' | 'medium'
  icon?: ReactNode
  /** Names the input if no field around it does. */
  label?: string
  disabled?: boolean
}

/** A button that opens the system's file dialog; the input behind it carries the field's name and error. */
export function FilePicker({ formats, onFile, children, size = 'small', icon, label, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wiring = useField()
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accepted(formats)}
        tabIndex={-1}
        className="sr-only"
        aria-label={label}
        disabled={disabled}
        {...wiring}
        // The input is invisible: focus that goes to its error moves on to the button.
        onFocus={() => button.current?.focus()}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          event.target.value = '' // so that the same file can be chosen again after a fix
        }}
      />
      <Button
        ref={button}
        size={size}
        icon={icon}
        disabled={disabled}
        aria-describedby={wiring['aria-describedby']}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
