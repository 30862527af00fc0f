import { MessageCircleQuestion } from 'lucide-react'
import { Link } from 'react-router'

import { useVisitorQuestionsQuery } from '@/api/visitorQuestions'
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
    <Link
      to={`/user/inbox?question=${first.id}`}
      className="mb-2 inline-flex items-center gap-1.5 rounded-badge text-13 text-brand underline-offset-2 hover:underline"
    >
      <MessageCircleQuestion aria-hidden className="size-4" />
      From visitors: {questionsText(data.total, data.waiting)}
    </Link>
  )
}
