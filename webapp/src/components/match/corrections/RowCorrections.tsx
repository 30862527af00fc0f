import { Ban, Check } from 'lucide-react'
import { useState } from 'react'

import type { Requirement } from '@/api/analyses'
import { Button } from '@/components/Button'
import { useCorrecting } from './correcting'
import { HaveForm } from './HaveForm'
import { YearSum } from './YearSum'

/** What stands on the person's word, and the way back. */
function OwnWord({ requirement }: { requirement: Requirement }) {
  const correcting = useCorrecting()
  const kept = correcting?.recount?.corrections.find(
    ({ kind, about }) => kind === 'i_have_this' && about === requirement.label,
  )
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 px-4 pb-3 text-12 text-ink-soft tablet:px-[18px]">
      <span className="min-w-0 flex-1 pl-7 wrap-anywhere">
        You say: “{requirement.own_word}” Counted for you. A recruiter reads it as your word, without points.
      </span>
      {correcting && kept && (
        <Button
          size="row"
          variant="quiet"
          disabled={correcting.busy}
          aria-label={`Undo: ${requirement.label}`}
          data-key="z"
          onClick={() => correcting.undo(kept.number)}
        >
          Undo
        </Button>
      )}
    </p>
  )
}

/** Below a row: what it stands on, and, while it is open, how to correct it. */
export function RowCorrections({
  requirement,
  lines,
  open,
}: {
  requirement: Requirement
  lines: string[]
  open: boolean
}) {
  const correcting = useCorrecting()
  const [asking, setAsking] = useState(false)
  const { label: about, own_word: ownWord, state, years } = requirement
  const canHave = state !== 'met'
  return (
    <>
      {ownWord && <OwnWord requirement={requirement} />}
      {open && (correcting || years) && (
        <div className="bg-brand-soft px-4 pt-1 pb-3 tablet:px-[18px]">
          <div className="pl-7">
            {years && <YearSum requirement={requirement} years={years} />}
            {correcting && !asking && (
              <div
                role="group"
                aria-label={`Read it wrong? ${about}`}
                className="flex flex-wrap items-center gap-2 pt-2"
              >
                <span className="text-12 text-ink-soft">Read it wrong?</span>
                {canHave && (
                  <Button
                    size="row"
                    icon={<Check aria-hidden />}
                    disabled={correcting.busy}
                    data-key="h"
                    onClick={() => setAsking(true)}
                  >
                    I have this
                  </Button>
                )}
                <Button
                  size="row"
                  icon={<Ban aria-hidden />}
                  disabled={correcting.busy}
                  data-key="n"
                  onClick={() => void correcting.correct({ kind: 'not_a_requirement', about })}
                >
                  Not a requirement
                </Button>
              </div>
            )}
            {correcting && asking && <HaveForm about={about} lines={lines} onClose={() => setAsking(false)} />}
          </div>
        </div>
      )}
    </>
  )
}
