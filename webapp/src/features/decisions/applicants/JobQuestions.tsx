import { useVisitorQuestionsQuery } from '@/api/visitorQuestions'
import { ButtonLink } from '@/components/Button'
import { questionsText } from '@/rules/visitorQuestions'

/** Leads to what visitors have asked about the job; nothing if nobody has. */
export function JobQuestions({ jobId }: { jobId: number }) {
  const { data } = useVisitorQuestionsQuery(
    { job_id: jobId, page: 1, page_size: 1 },
    { refetchOnMountOrArgChange: true },
  )
  const [first] = data?.questions ?? []
  if (!data || !first) return null
  return (
    <ButtonLink size="small" to={`/user/inbox?question=${first.id}`}>
      {questionsText(data.total, data.waiting)}
    </ButtonLink>
  )
}
