import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import type { FactOfAdvert } from '@/api/types'
import { Button } from '@/components/Button'
import { advertOffers, type AdvertOffer } from '@/rules/advertFacts'
import { counted } from '@/rules/figures'
import type { JobDraft } from '@/rules/jobForm'

type Props = {
  facts: readonly FactOfAdvert[]
  draft: JobDraft
  /** The form before anything was typed. */
  began: JobDraft
  /** Returns the form before the change; null if it takes none. */
  onChange: (part: Partial<JobDraft>) => JobDraft | null
  /** Chooses the words in the description. */
  onFind: (words: { quote: string; start: number }) => void
}

/** Fills in what the description says of other fields: what is empty in one press, what was typed only one by one. */
export function AdvertOffers({ facts, draft, began, onChange, onFind }: Props) {
  const [declined, setDeclined] = useState<readonly string[]>([])
  const [filled, setFilled] = useState<{ part: Partial<JobDraft>; before: Partial<JobDraft>; labels: string[] } | null>(
    null,
  )
  const undo = useRef<HTMLButtonElement>(null)
  const offers = advertOffers(facts, draft, began).filter(({ label, shown }) => !declined.includes(`${label} ${shown}`))
  const free = offers.filter(({ typed }) => typed === '')

  useEffect(() => {
    if (filled) undo.current?.focus()
  }, [filled])

  const fill = (chosen: readonly AdvertOffer[]) => {
    const part: Partial<JobDraft> = Object.assign({}, ...chosen.map((offer) => offer.part))
    const whole = onChange(part)
    if (!whole) return
    const names = Object.keys(part) as (keyof JobDraft)[]
    const before = Object.fromEntries(names.map((name) => [name, whole[name]]))
    setFilled({ part, before, labels: chosen.map(({ label }) => label) })
  }

  /** What has been typed since stays. */
  const takeBack = () => {
    if (!filled) return
    const names = (Object.keys(filled.part) as (keyof JobDraft)[]).filter((name) => draft[name] === filled.part[name])
    onChange(Object.fromEntries(names.map((name) => [name, filled.before[name]])))
    setFilled(null)
  }

  const heading =
    free.length > 0 ? `Your text can fill in ${counted(free.length, 'field')}` : 'Your text says otherwise'
  const sentence = filled && `Filled in from your text: ${filled.labels.join(', ')}.`
  return (
    <>
      <p role="status" className="sr-only">
        {sentence ?? (offers.length > 0 && heading)}
      </p>
      {(offers.length > 0 || filled) && (
        <section aria-label="From your text" className="rounded-control border border-line-control bg-paper">
          {filled && (
            <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2 text-13">
              <p className="min-w-0">{sentence}</p>
              <Button
                ref={undo}
                size="small"
                variant="quiet"
                className="max-tablet:h-11"
                icon={<Undo2 aria-hidden />}
                onClick={takeBack}
              >
                Undo
              </Button>
            </div>
          )}
          {offers.length > 0 && (
            <>
              <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
                <h3 className="text-13 font-strong">{heading}</h3>
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    variant="quiet"
                    className="max-tablet:h-11"
                    onClick={() => setDeclined([...declined, ...offers.map(({ label, shown }) => `${label} ${shown}`)])}
                  >
                    No, thanks
                  </Button>
                  {free.length > 1 && (
                    <Button size="small" className="max-tablet:h-11" onClick={() => fill(free)}>
                      Fill in all
                    </Button>
                  )}
                </div>
              </div>
              <ul>
                {offers.map((offer) => (
                  <li
                    key={offer.label}
                    className="flex flex-wrap items-center justify-between gap-2 border-t border-line px-3 py-2 text-13"
                  >
                    <div className="min-w-0 flex-1">
                      <p className="wrap-anywhere">
                        <span className="text-ink-soft">{offer.label}: </span>
                        <span className="font-label">{offer.shown}</span>
                      </p>
                      {offer.typed !== '' && (
                        <p className="text-12 text-ink-soft wrap-anywhere">The form says “{offer.typed}”.</p>
                      )}
                      {offer.quote !== '' && offer.quote !== offer.shown && (
                        <button
                          type="button"
                          className="text-left text-12 text-ink-soft wrap-anywhere hover:underline"
                          onClick={() => onFind(offer)}
                        >
                          “{offer.quote}”
                        </button>
                      )}
                    </div>
                    <Button
                      size="row"
                      className="max-tablet:h-11"
                      aria-label={`${offer.typed === '' ? 'Fill in' : 'Replace'}: ${offer.label}`}
                      onClick={() => fill([offer])}
                    >
                      {offer.typed === '' ? 'Fill in' : 'Replace'}
                    </Button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  )
}
