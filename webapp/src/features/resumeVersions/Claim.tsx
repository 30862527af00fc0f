import { Plus, ShieldQuestion, X } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

import type { ResumeMatch } from '@/api/resumeVersions'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'

type Props = {
  id: string
  match: ResumeMatch | undefined
  isBusy: boolean
  onYes: (id: string) => void
  onNo: (id: string) => void
}

/** Asks whether a sentence is true that nothing in the career says. */
export function Claim({ id, match, isBusy, onYes, onNo }: Props) {
  const gain = match?.sentences.find((sentence) => sentence.id === id)?.percent ?? 0
  return (
    <>
      <p className="text-13 font-strong">Nothing in your career says this. Is it true?</p>
      <p className="text-12 text-ink-soft">
        It stays out of every file until you answer.
        {gain > 0 && ` If it is true, it adds ${gain} and takes you to ${(match?.percent ?? 0) + gain}%.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-1">
        <Button size="small" icon={<Plus aria-hidden />} disabled={isBusy} onClick={() => onYes(id)}>
          Yes, add it to my career
        </Button>
        <Button size="small" variant="quiet" onClick={() => onNo(id)}>
          No, leave it out
        </Button>
      </div>
    </>
  )
}

export type Claims = Omit<Props, 'id'> & { ids: string[]; onChoose: (id: string) => void }

/** The same on the page, below the sentence: which of several it is, and the way to the next. */
export function ClaimPopover({ id, ids, onChoose, ...claim }: Claims & { id: string }) {
  const place = ids.indexOf(id) + 1
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose('')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => close(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div role="dialog" aria-label={`Is it true? ${place} of ${ids.length}`} className="claim-popover">
      <ShieldQuestion aria-hidden className="mt-0.5 size-[18px] shrink-0 text-weak" strokeWidth={1.75} />
      <div className="min-w-0 flex-1">
        <Claim {...claim} id={id} />
        {ids.length > 1 && (
          <p className="mt-2 flex items-center justify-between text-12 text-ink-soft">
            <span>{`${place} of ${ids.length}`}</span>
            <Button size="row" variant="quiet" onClick={() => onChoose(ids[place % ids.length]!)}>
              Next
            </Button>
          </p>
        )}
      </div>
      <IconButton aria-label="Close" onClick={() => onChoose('')}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
