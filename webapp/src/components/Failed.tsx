import { ErrorState } from '@/components/ErrorState'
import { intoView } from '@/lib/useNewPlace'

type Props = {
  title: string
  /** What the server said to the person, if anything. */
  sentence: string | null
  onRetry: () => void
}

/** An analysis that failed: everything typed and chosen is still there and can be sent again. */
export function Failed({ title, sentence, onRetry }: Props) {
  return (
    <div ref={intoView}>
      <ErrorState
        title={title}
        text={
          <>
            {sentence && <p className="font-label text-ink">{sentence}</p>}
            <p>Your text and your file are still here.</p>
          </>
        }
        onRetry={onRetry}
      />
    </div>
  )
}
