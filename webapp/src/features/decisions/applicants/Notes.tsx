import { Trash2 } from 'lucide-react'

import { useDeleteNoteMutation, useNotesQuery } from '@/api/decisions'
import { messageOf } from '@/rules/errors'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { NoteForm } from '@/features/decisions/applicants/NoteForm'
import { notify } from '@/lib/notify'
import { shortMoment } from '@/rules/tracker'

/** Internal notes of the people who decide; the applicant never sees them. */
export function Notes({ applicationId }: { applicationId: number }) {
  const { data, error, isFetching, refetch } = useNotesQuery(applicationId)
  const [remove] = useDeleteNoteMutation()
  const drop = async (noteId: number) => {
    const { error: failed } = await remove({ id: applicationId, noteId })
    if (failed) notify('The note could not be deleted.', { tone: 'bad', text: messageOf(failed) })
  }

  return (
    <section aria-label="Notes" className="mt-5 border-t border-line pt-4">
      <h3 className="text-15">Notes</h3>
      <p className="mt-0.5 text-12 text-ink-soft">
        Only people who work on this job and admins see them. Write @ and a username to notify somebody.
      </p>
      {error && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-12 text-weak">
          The notes could not be loaded.
          <Button size="row" busy={isFetching ? 'Loading' : undefined} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      <ul className="mt-2 space-y-2">
        {data?.notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2">
            <div className="min-w-0 flex-1">
              <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                {note.text}
              </p>
              <p className="mt-0.5 text-12 text-ink-soft">{`${note.author}, ${shortMoment(note.at)}`}</p>
            </div>
            {note.is_own && (
              <IconButton aria-label="Delete this note" onClick={() => void drop(note.id)}>
                <Trash2 aria-hidden className="size-4!" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <NoteForm applicationId={applicationId} />
    </section>
  )
}
