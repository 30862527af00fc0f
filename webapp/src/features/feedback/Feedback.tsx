import { FeedbackDialog } from '@/features/feedback/FeedbackDialog'
import { useFeedback } from '@/features/feedback/useFeedback'

/** The tab at the right edge of every screen, and what it opens. */
export function Feedback() {
  const feedback = useFeedback()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-print="no"
        onClick={() => feedback.show(true)}
        data-companion="feedback"
        className="grid place-items-center rounded-l-control border border-r-0 border-brand-line bg-surface py-3 text-13 font-label text-brand transition-colors hover:bg-brand-soft hover:text-brand-strong"
      >
        <span className="leading-none">Feedback</span>
      </button>
      <FeedbackDialog feedback={feedback} />
    </>
  )
}
