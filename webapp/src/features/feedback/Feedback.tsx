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
        // On a phone it is placed low, where it does not cover the end of a field.
        data-companion
        className="fixed right-0 bottom-24 z-20 grid w-6 place-items-center rounded-l-control border border-r-0 border-brand-line bg-surface py-3 text-12 font-label text-brand transition-colors hover:bg-brand-soft hover:text-brand-strong tablet:top-1/2 tablet:bottom-auto tablet:w-8 tablet:-translate-y-1/2 tablet:text-13"
      >
        <span className="leading-none [writing-mode:vertical-rl]">Feedback</span>
      </button>
      <FeedbackDialog feedback={feedback} />
    </>
  )
}
