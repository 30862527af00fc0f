import { Plus } from 'lucide-react'

import { LONGEST_DEED, MOST_CAREER_DEEDS } from '@/api/server.gen'
import type { Deed } from '@/api/careers'
import { useResumeUsesQuery } from '@/api/resumeVersions'
import { Button } from '@/components/Button'
import { TextArea } from '@/components/TextArea'
import { OrderButtons, SourceHint } from '@/features/careers/EntryForm'
import { moved, newId } from '@/features/careers/sections'
import { counted } from '@/rules/figures'

type Props = { title: string; deeds: Deed[]; onChange: (deeds: Deed[]) => void }

/** Sentences below an entry. Alt with an arrow key moves one. */
export function Deeds({ title, deeds, onChange }: Props) {
  const uses = useResumeUsesQuery().data?.uses ?? {}
  const put = (at: number, text: string) =>
    onChange(deeds.map((deed, place) => (place === at ? { ...deed, text } : deed)))
  return (
    <div className="mt-4 border-t border-line pt-3">
      <h4 className="text-13 font-label">{title}</h4>
      {deeds.length > 0 && (
        <p aria-hidden className="career-deeds-head mt-1 text-12 text-ink-soft">
          <span />
          <span>Read in</span>
          <span className="text-right">Used in</span>
        </p>
      )}
      <ul className="mt-1 space-y-1">
        {deeds.map((deed, at) => (
          <li key={deed.id} className="career-deed">
            <TextArea
              rows={1}
              className="field-sizing-content min-h-10"
              aria-label={`Sentence ${at + 1}`}
              maxLength={LONGEST_DEED}
              value={deed.text}
              onChange={(event) => put(at, event.target.value)}
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                if (!event.altKey || !by) return
                event.preventDefault()
                onChange(moved(deeds, at, by))
              }}
            />
            <div className="career-deed-facts text-12 text-ink-faint">
              <span className="min-w-0">
                <SourceHint
                  source={deed.sources[0]}
                  value={deed.text}
                  onRestore={() => put(at, deed.sources[0]?.value ?? deed.text)}
                />
              </span>
              <span className="career-deed-used">
                {uses[deed.id] ? (
                  <>
                    <span>Used in </span>
                    {counted(uses[deed.id]!, 'resume')}
                  </>
                ) : null}
              </span>
            </div>
            <span className="career-deed-order">
              <OrderButtons
                name={`sentence ${at + 1}`}
                isFirst={at === 0}
                isLast={at === deeds.length - 1}
                onMove={(by) => onChange(moved(deeds, at, by))}
                onRemove={() => onChange(deeds.filter((_, place) => place !== at))}
              />
            </span>
          </li>
        ))}
      </ul>
      <Button
        className="mt-2"
        size="small"
        icon={<Plus aria-hidden />}
        disabled={deeds.length >= MOST_CAREER_DEEDS}
        onClick={() => onChange([...deeds, { id: newId(), sources: [], text: '' }])}
      >
        Add a sentence
      </Button>
    </div>
  )
}
