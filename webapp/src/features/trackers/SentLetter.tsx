import { useSavedLettersQuery } from '@/api/trackedJobs'
import { shortMoment } from '@/rules/tracker'

/** Which saved version of a letter went along, if one did. */
export function SentLetter({ applicationId }: { applicationId: number }) {
  const { data } = useSavedLettersQuery(undefined, { refetchOnMountOrArgChange: true })
  const letter = data?.letters.find((savedLetter) => savedLetter.application_ids.includes(applicationId))
  if (!letter) return null
  return (
    <p className="mb-2 text-ink-soft wrap-anywhere">
      The letter is the version of {shortMoment(letter.written_at)} for {letter.title}, {letter.company}.
    </p>
  )
}
