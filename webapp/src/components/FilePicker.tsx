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
  /** Names the input where no field around does. */
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
        // The input is invisible: focus that is led to its mistake goes on to the button.
        onFocus={() => button.current?.focus()}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onFile(file)
          event.target.value = '' // the same file may be chosen again after it was mended
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
