import { Braces, CircleCheck, FileText, FolderDown, Globe } from 'lucide-react'
import { useRef, type ReactNode } from 'react'

import type { Career, Disagreement, Source } from '@/api/careers'
import { Button } from '@/components/Button'
import { Card } from '@/components/Card'
import { sourcesOf } from '@/features/careers/sections'
import { counted } from '@/rules/figures'

type Origin = Source['origin']
type Place = { origin: Origin; title: string; formats: string; accept: string; icon: ReactNode }

const places: Place[] = [
  { origin: 'resume', title: 'Resume', formats: 'PDF, DOCX or DOC', accept: '.pdf,.docx,.doc', icon: <FileText /> },
  { origin: 'linkedin', title: 'LinkedIn archive', formats: 'ZIP', accept: '.zip', icon: <FolderDown /> },
  { origin: 'europass', title: 'Europass', formats: 'XML', accept: '.xml', icon: <Globe /> },
  { origin: 'json_resume', title: 'JSON Resume', formats: 'resume.json', accept: '.json', icon: <Braces /> },
]

/** How many values of a career come from each place. */
function factsOf(career: Career) {
  const counts = new Map<Origin, number>()
  for (const { origin } of sourcesOf(career)) counts.set(origin, (counts.get(origin) ?? 0) + 1)
  return counts
}

type Props = {
  career: Career
  /** What was read and waits for the person. */
  waiting: Career | null
  /** Where it differs from the career. */
  disagreements: Disagreement[]
  /** Whether the profile has a resume. */
  hasResume: boolean
  isReading: boolean
  isImporting: boolean
  onProfile: () => void
  onFile: (file: File) => void
  onReview: () => void
}

/** Where a career comes from: what has been read in each place, what waits, and how to read more. */
export function Sources({
  career,
  waiting,
  disagreements,
  hasResume,
  isReading,
  isImporting,
  onProfile,
  onFile,
  onReview,
}: Props) {
  const counts = factsOf(career)
  const waitingCounts = waiting ? factsOf(waiting) : new Map<Origin, number>()
  for (const { source } of disagreements) waitingCounts.set(source.origin, (waitingCounts.get(source.origin) ?? 0) + 1)
  return (
    <Card aria-label="Where it comes from" className="career-sources">
      {places.map((place) => {
        const count = counts.get(place.origin) ?? 0
        const open = waitingCounts.get(place.origin) ?? 0
        return (
          <div key={place.origin} className="career-source" data-waiting={open > 0 || undefined}>
            <span aria-hidden className="career-source-icon">
              {place.icon}
            </span>
            <div className="min-w-0 flex-1">
              <h2 className="font-text text-13 font-strong">{place.title}</h2>
              {open > 0 ? (
                <p className="text-12 text-thread-ink">{`${counted(open, 'fact')} to look at`}</p>
              ) : (
                <p className="flex items-center gap-1 text-12 text-ink-soft">
                  {count > 0 && <CircleCheck aria-hidden className="size-3.5 text-good" strokeWidth={2} />}
                  {count > 0 ? `${counted(count, 'fact')} read` : place.formats}
                </p>
              )}
            </div>
            {open > 0 ? (
              <Button size="small" onClick={onReview}>
                Review
              </Button>
            ) : (
              <Import place={place} isBusy={isImporting} onFile={onFile} />
            )}
            {place.origin === 'resume' && open === 0 && hasResume && (
              <Button
                size="small"
                variant="quiet"
                className="career-source-more"
                busy={isReading ? 'Reading...' : ''}
                onClick={onProfile}
              >
                Read the resume in my profile
              </Button>
            )}
          </div>
        )
      })}
    </Card>
  )
}

function Import({ place, isBusy, onFile }: { place: Place; isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={place.accept}
        tabIndex={-1}
        className="sr-only"
        aria-label={`${place.title}: a file`}
        onChange={(event) => {
          const chosen = event.target.files?.[0]
          if (chosen) onFile(chosen)
          event.target.value = ''
        }}
      />
      <Button
        size="small"
        aria-label={`Import: ${place.title}`}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        Import
      </Button>
    </>
  )
}
