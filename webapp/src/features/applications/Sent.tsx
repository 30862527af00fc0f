import { CircleCheck, TriangleAlert } from 'lucide-react'

/** The outcome: sent, or stored here until the email goes out. */
export function SentNotice({
  message,
  isLate: late,
  recruiter,
}: {
  message: string
  isLate: boolean
  recruiter: string
}) {
  const Icon = late ? TriangleAlert : CircleCheck
  return (
    <div role="status" className="flex items-start gap-3">
      <Icon
        aria-hidden
        className={late ? 'mt-0.5 size-6 shrink-0 text-medium' : 'mt-0.5 size-6 shrink-0 text-good'}
        strokeWidth={2}
      />
      <div className="min-w-0">
        <p className="text-15 font-strong">{message}</p>
        <p className="mt-1 text-13 text-ink-soft wrap-anywhere">
          {late
            ? 'We will keep trying for two days. There is no need to apply again.'
            : `Your letter and documents went to ${recruiter}. Follow it in your tracker.`}
        </p>
      </div>
    </div>
  )
}
