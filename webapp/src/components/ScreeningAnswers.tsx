import { Flag } from 'lucide-react'

import { useAnswersQuery } from '@/api/screeningQuestions'
import { Badge } from '@/components/Badge'

type Props = { applicationId: number; className?: string }

/** What an applicant answered to the job's own questions; nothing where the job asked none. */
export function ScreeningAnswers({ applicationId, className }: Props) {
  const { data } = useAnswersQuery(applicationId)
  if (!data?.answers.length) return null
  return (
    <section aria-label="Answers" className={className}>
      <h3 className="mb-2 text-15">Answers</h3>
      <dl className="space-y-3">
        {data.answers.map(({ question, kind, value, is_marked: isMarked }) => (
          <div key={question}>
            <dt dir="auto" className="text-12 text-ink-soft wrap-anywhere">
              {question}
            </dt>
            <dd dir="auto" className="mt-0.5 flex flex-wrap items-center gap-2 whitespace-pre-wrap wrap-anywhere">
              {data.is_hidden && kind === 'text' ? (
                <span className="text-ink-soft">Hidden in the blind review</span>
              ) : (
                value
              )}
              {isMarked && (
                <Badge tone="medium" icon={<Flag aria-hidden />}>
                  Marked by your rule
                </Badge>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
