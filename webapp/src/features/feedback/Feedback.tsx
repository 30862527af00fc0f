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
        className="fixed top-1/2 right-0 z-20 w-6 -translate-y-1/2 rounded-l-control border border-r-0 border-brand-line bg-surface py-3 text-12 font-label text-brand transition-colors [writing-mode:vertical-rl] hover:bg-brand-soft hover:text-brand-strong tablet:w-8 tablet:text-13"
      >
        <span className="grid w-full place-items-center">Feedback</span>
      </button>
      <FeedbackDialog feedback={feedback} />
    </>
  )
}
