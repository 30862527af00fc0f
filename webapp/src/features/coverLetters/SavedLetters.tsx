import { useKeepLetterVersionMutation, useSavedLettersQuery, useSaveListedJobMutation } from '@/api/trackedJobs'
import { Button } from '@/components/Button'
import { ErrorState } from '@/components/ErrorState'
import { Spinner } from '@/components/Spinner'
import { notify } from '@/lib/notify'
import { messageOf } from '@/rules/errors'
import { shortMoment } from '@/rules/tracker'

type Props = { jobId: number; text: string; onUse: (text: string) => void }

/** The versions of letters for all tracked jobs; the current letter can become one for this job. */
export function SavedLetters({ jobId, text, onUse }: Props) {
  const { data, error, isLoading, refetch } = useSavedLettersQuery(undefined, { refetchOnMountOrArgChange: true })
  const [follow, following] = useSaveListedJobMutation()
  const [keep, keeping] = useKeepLetterVersionMutation()
  const save = async () => {
    try {
      const { job } = await follow({ job: String(jobId) }).unwrap()
      await keep({ id: job.id, text }).unwrap()
      await refetch()
    } catch (problem) {
      notify('The version was not saved', { text: messageOf(problem) ?? 'Please try again.', tone: 'bad' })
    }
  }
  if (isLoading) return <Spinner label="Loading your letters..." />
  if (!data)
    return (
      <ErrorState title="Your letters could not be loaded" text={messageOf(error)} onRetry={() => void refetch()} />
    )
  const here = text.trim()
  return (
    <div className="p-4 text-13">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 text-ink-soft">
          {data.letters.length === 0 ? 'You have saved no letters yet.' : 'Saved versions, newest first'}
        </p>
        <Button
          size="row"
          disabled={here === '' || data.letters.some((letter) => letter.text === here)}
          busy={following.isLoading || keeping.isLoading ? 'Saving...' : ''}
          onClick={() => void save()}
        >
          Save this version
        </Button>
      </div>
      <ul aria-label="Your letters" className="mt-2 max-h-52 divide-y divide-line overflow-y-auto">
        {data.letters.map((letter) => {
          const name = [letter.title, letter.company].filter(Boolean).join(', ')
          return (
            <li key={letter.id} className="flex items-start gap-3 py-2">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <p className="font-label">{name}</p>
                <p className="text-12 text-ink-soft">
                  <time dateTime={letter.written_at}>{shortMoment(letter.written_at)}</time>
                  {letter.application_ids.length > 0 && ', sent'}
                </p>
                <p className="line-clamp-2 text-ink-soft">{letter.text}</p>
              </div>
              <Button
                size="row"
                aria-label={`Use the letter for ${name}, ${shortMoment(letter.written_at)}`}
                disabled={letter.text === here}
                onClick={() => onUse(letter.text)}
              >
                {letter.text === here ? 'Shown' : 'Use this one'}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
