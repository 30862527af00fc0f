import { useTrackedDocumentsQuery, useRemoveLetterVersionMutation } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { shortMoment } from '@/rules/tracker'

/** The versions of a letter, newest first; the one that is shown is marked. */
export function LetterVersions({ jobId, text, onUse }: { jobId: number; text: string; onUse: (text: string) => void }) {
  const { data } = useTrackedDocumentsQuery(jobId)
  const [remove] = useRemoveLetterVersionMutation()
  if (!data?.letters.length) return null
  return (
    <section aria-label="Versions" className="mt-3 text-12">
      <h3 className="font-label">Versions</h3>
      <ul className="mt-1 max-h-52 divide-y divide-line overflow-y-auto">
        {data.letters.map((letter) => (
          <li key={letter.id} className="flex flex-wrap items-center gap-2 py-1">
            <time dateTime={letter.written_at} className="flex-1">
              {shortMoment(letter.written_at)}
            </time>
            {letter.text === text.trim() ? (
              <span className="text-ink-soft">Shown</span>
            ) : (
              <Button size="row" onClick={() => onUse(letter.text)}>
                Use this one
              </Button>
            )}
            <Button size="row" variant="quiet" onClick={() => void remove({ id: jobId, letterId: letter.id })}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
