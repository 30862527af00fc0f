import { Download, Flag } from 'lucide-react'

import { useAnswersQuery } from '@/api/screeningQuestions'
import { Badge } from '@/components/Badge'
import { Button } from '@/components/Button'
import { useDocuments } from '@/lib/useDocuments'

type Props = { applicationId: number; className?: string }

/** What an applicant answered to the job's own questions; nothing where the job asked none. */
export function ScreeningAnswers({ applicationId, className }: Props) {
  const { data } = useAnswersQuery(applicationId)
  const { download } = useDocuments()
  if (!data?.answers.length) return null
  return (
    <section aria-label="Answers" className={className}>
      <h3 className="mb-2 text-15">Answers</h3>
      <dl className="space-y-3">
        {data.answers.map(({ question, kind, value, file, is_marked: isMarked }) => (
          <div key={question}>
            <dt dir="auto" className="text-12 text-ink-soft wrap-anywhere">
              {question}
            </dt>
            <dd dir="auto" className="mt-0.5 flex flex-wrap items-center gap-2 whitespace-pre-wrap wrap-anywhere">
              {data.is_hidden && (kind === 'text' || kind === 'file') ? (
                <span className="text-ink-soft">Hidden in the blind review</span>
              ) : file ? (
                <Button size="row" icon={<Download aria-hidden />} onClick={() => void download(file, value)}>
                  {value}
                </Button>
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
