import { ImagePlus, Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useRemovePhotoMutation, useSavePhotoMutation } from '@/api/careerPhotos'
import { Checkbox } from '@/components/Checkbox'
import { IconButton } from '@/components/IconButton'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'

type Props = { hasOne: boolean; isShown: boolean; onShow: (isShown: boolean) => void }

/** A photo is on the page only if its owner asks for one: many countries expect none. */
export function Photo({ hasOne, isShown, onShow }: Props) {
  const file = useRef<HTMLInputElement>(null)
  const [save, { isLoading }] = useSavePhotoMutation()
  const [remove] = useRemovePhotoMutation()
  const show = useRef(onShow)
  useEffect(() => {
    show.current = onShow // so that what was written during the upload stays
  })
  const attempt = async (call: Promise<unknown>, isThere: boolean) => {
    try {
      await call
      show.current(isThere)
    } catch (error) {
      notify(messageOf(error) ?? 'The photo could not be changed.', { tone: 'bad' })
    }
  }
  return (
    <div className="studio-photo">
      {hasOne ? (
        <>
          <Checkbox label="Photo" checked={isShown} onChange={(event) => onShow(event.target.checked)} />
          <IconButton aria-label="Delete the photo" onClick={() => void attempt(remove().unwrap(), false)}>
            <Trash2 aria-hidden />
          </IconButton>
        </>
      ) : (
        <IconButton
          aria-label="Add a photo"
          title="Only on resumes where you ask for it; never part of a match or a blind review"
          disabled={isLoading}
          onClick={() => file.current?.click()}
        >
          <ImagePlus aria-hidden />
        </IconButton>
      )}
      <input
        ref={file}
        type="file"
        accept=".jpg,.jpeg,.png"
        tabIndex={-1}
        className="sr-only"
        aria-label="A photo"
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) void attempt(save(chosen).unwrap(), true)
          event.target.value = ''
        }}
      />
    </div>
  )
}
