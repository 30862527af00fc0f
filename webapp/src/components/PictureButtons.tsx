import { ImagePlus, Trash2 } from 'lucide-react'
import { useRef } from 'react'

import { Button } from '@/components/Button'

type Props = {
  /** What the picture is for, such as "A picture for the page". */
  label: string
  hasPicture: boolean
  isSaving: boolean
  isRemoving: boolean
  onChoose: (file: File) => void
  onRemove: () => void
}

/** Chooses a JPEG or PNG, which is saved at once, replaces it or removes it. */
export function PictureButtons({ label, hasPicture, isSaving, isRemoving, onChoose, onRemove }: Props) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        icon={<ImagePlus aria-hidden />}
        busy={isSaving ? 'Saving...' : undefined}
        onClick={() => file.current?.click()}
      >
        {hasPicture ? 'Replace' : 'Choose a picture'}
      </Button>
      {hasPicture && (
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden />}
          busy={isRemoving ? 'Removing...' : undefined}
          onClick={onRemove}
        >
          Remove
        </Button>
      )}
      <input
        ref={file}
        type="file"
        accept=".jpg,.jpeg,.png"
        tabIndex={-1}
        className="sr-only"
        aria-label={label}
        onChange={({ target }) => {
          const chosen = target.files?.[0]
          if (chosen) onChoose(chosen)
          target.value = ''
        }}
      />
    </div>
  )
}
