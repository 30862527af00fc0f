import { useComingInterviewsQuery } from '@/api/practice'
import { Button } from '@/components/Button'
import { Card, CardHead } from '@/components/Card'
import { Chip } from '@/components/Chip'
import { ownZone } from '@/lib/ownZone'
import { periodIn } from '@/rules/bookings'
import { counted } from '@/rules/figures'

const KINDS = { phone: 'By phone', video: 'By video', on_site: 'On site' }

type Props = { job: string; isPractising: boolean; onChoose: (advert: string) => void }

/** Interviews to which the person is invited, with what they ask about; during practice, only those for this job. */
export function ComingInterviews({ job, isPractising, onChoose }: Props) {
  const { data } = useComingInterviewsQuery(undefined, { refetchOnMountOrArgChange: true })
  const interviews = data?.interviews.filter(({ advert }) => !isPractising || advert === job) ?? []
  if (interviews.length === 0) return null
  return (
    <Card aria-label="Your interviews" className="mb-4">
      <CardHead title="Your interviews" lead={counted(interviews.length, 'interview')} />
      <ul className="divide-y divide-line">
        {interviews.map((interview) => (
          <li
            key={interview.id}
            className="flex flex-wrap items-start justify-between gap-2 px-4 py-3 text-13 tablet:px-5"
          >
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block font-label wrap-anywhere">
                {`${interview.title}, ${interview.job_title}, ${interview.company}`}
              </span>
              <span className="block text-ink-soft">
                {`${KINDS[interview.kind as keyof typeof KINDS]}, `}
                {interview.starts_at
                  ? periodIn(ownZone(), interview.starts_at, interview.minutes)
                  : 'no time yet. The link to choose one is in your email.'}
              </span>
            </span>
            {!isPractising && (
              <Button
                size="small"
                aria-label={`Prepare for ${interview.title}, ${interview.company}`}
                disabled={interview.advert === job}
                onClick={() => onChoose(interview.advert)}
              >
                Prepare
              </Button>
            )}
            {interview.topics.length > 0 && (
              <span className="flex w-full flex-wrap items-center gap-1.5">
                <span className="text-12 text-ink-soft">Asks about</span>
                {interview.topics.map((topic) => (
                  <Chip key={topic}>{topic}</Chip>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
